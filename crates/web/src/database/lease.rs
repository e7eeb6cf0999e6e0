//! Leases: who writes to a table, where the browser has no Web Locks. A lease is renewed by a heartbeat and can be
//! taken by somebody else when the heartbeat has stopped.
//!
//! Every append names the owner of the lease and checks it in its own transaction. So a lease that was taken over can
//! delay a writer, but lines of two writers are never mixed.

use super::connection::{Durability, Transaction, read, write};
use super::{ChannelMessage, DatabaseError, LEASES, channel};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Who writes to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lease {
    /// A random name of the owner; no two owners have the same.
    #[serde(rename = "owner")]
    pub owner: String,
    /// The last heartbeat, in milliseconds since 1970.
    #[serde(rename = "at")]
    pub at: f64,
}

/// What came of asking for a lease.
#[derive(Clone, Debug, PartialEq)]
pub enum LeaseAttempt {
    /// The caller has it.
    Yes,
    /// Somebody else has it, and their heart beats.
    HeldBy(Lease),
}

impl Lease {
    /// Reads a lease. What cannot be read counts as no lease.
    pub(super) fn read(text: &str) -> Option<Lease> {
        Lease::deserialize(&serde_json::from_str::<Value>(text).ok()?).ok()
    }

    fn write(&self) -> String {
        serde_json::to_value(self).unwrap_or_default().to_string()
    }

    /// Returns whether somebody else may take the lease. The times are of one device, but its clock may have been set
    /// back: a heartbeat far in the future counts as stopped too, or the table would be locked until then.
    fn is_stale(&self, now: f64, stale_after: f64) -> bool {
        // A time that is NaN lies in no range, so it counts as stopped.
        !(now - stale_after..=now + stale_after).contains(&self.at)
    }
}

/// Decides whether `owner` may have the lease. Returns the lease of somebody else that stands in the way.
fn obstacle<'a>(current: Option<&'a Lease>, owner: &str, now: f64, stale_after: f64) -> Option<&'a Lease> {
    current.filter(|lease| lease.owner != owner && !lease.is_stale(now, stale_after))
}

/// Acquires the lease of a table unless somebody else has it and renewed it within the last `stale_after` milliseconds.
/// `now` is in milliseconds since 1970.
pub async fn acquire_lease(key: &str, owner: &str, now: f64, stale_after: f64) -> Result<LeaseAttempt, DatabaseError> {
    write(&[LEASES], Durability::Relaxed, async |transaction| {
        let current = current(transaction, key).await?;
        if let Some(lease) = obstacle(current.as_ref(), owner, now, stale_after) {
            return Ok(LeaseAttempt::HeldBy(lease.clone()));
        }
        put(transaction, key, owner, now)?;
        Ok(LeaseAttempt::Yes)
    })
    .await
}

/// Makes way for a writer that holds the lock of a table: deletes a lease that somebody else has left there, so that its owner
/// cannot renew it. A lease that was renewed within the last `stale_after` milliseconds stays and is returned.
pub async fn clear_lease(key: &str, owner: &str, now: f64, stale_after: f64) -> Result<LeaseAttempt, DatabaseError> {
    // Usually nobody has left a lease, so nothing must be written.
    if read(&[LEASES], async |transaction| current(transaction, key).await).await?.is_none() {
        return Ok(LeaseAttempt::Yes);
    }
    write(&[LEASES], Durability::Relaxed, async |transaction| {
        let current = current(transaction, key).await?;
        if let Some(lease) = obstacle(current.as_ref(), owner, now, stale_after) {
            return Ok(LeaseAttempt::HeldBy(lease.clone()));
        }
        transaction.delete(LEASES, key)?;
        Ok(LeaseAttempt::Yes)
    })
    .await
}

/// Renews the lease of a table, which is the heartbeat. Fails with `LostLease` if this tab no longer has the lease.
pub async fn renew_lease(key: &str, owner: &str, now: f64) -> Result<(), DatabaseError> {
    write(&[LEASES], Durability::Relaxed, async |transaction| {
        if current(transaction, key).await?.is_none_or(|lease| lease.owner != owner) {
            return Err(DatabaseError::LostLease);
        }
        put(transaction, key, owner, now)
    })
    .await
}

/// Takes the lease of a table from its owner: the player wants to go on here. The former owner is told.
pub async fn take_over_lease(key: &str, owner: &str, now: f64) -> Result<(), DatabaseError> {
    write(&[LEASES], Durability::Relaxed, async |transaction| put(transaction, key, owner, now)).await?;
    channel::post(&ChannelMessage::TakenOver { key: key.to_string() });
    Ok(())
}

/// Ends the lease of a table, because the caller has taken the lock. The former owner is told.
pub async fn end_lease(key: &str) -> Result<(), DatabaseError> {
    if read(&[LEASES], async |transaction| current(transaction, key).await).await?.is_some() {
        write(&[LEASES], Durability::Relaxed, async |transaction| transaction.delete(LEASES, key)).await?;
        channel::post(&ChannelMessage::TakenOver { key: key.to_string() });
    }
    Ok(())
}

async fn current(transaction: &Transaction, key: &str) -> Result<Option<Lease>, DatabaseError> {
    Ok(transaction.get(LEASES, key).await?.and_then(|text| Lease::read(&text)))
}

fn put(transaction: &Transaction, key: &str, owner: &str, now: f64) -> Result<(), DatabaseError> {
    transaction.put(LEASES, key, &Lease { owner: owner.to_string(), at: now }.write())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lease(owner: &str, at: f64) -> Lease {
        Lease { owner: owner.into(), at }
    }

    #[test]
    fn a_lease_is_free_renewed_or_held() {
        assert_eq!(obstacle(None, "me", 100.0, 10.0), None);
        assert_eq!(obstacle(Some(&lease("me", 0.0)), "me", 100.0, 10.0), None);
        let other = lease("other", 95.0);
        assert_eq!(obstacle(Some(&other), "me", 100.0, 10.0), Some(&other));
    }

    #[test]
    fn a_heart_that_stopped_frees_the_lease() {
        assert!(obstacle(Some(&lease("other", 90.0)), "me", 100.0, 10.0).is_some());
        assert_eq!(obstacle(Some(&lease("other", 89.0)), "me", 100.0, 10.0), None);
        // The clock was set back by an hour.
        assert_eq!(obstacle(Some(&lease("other", 3_600_100.0)), "me", 100.0, 10.0), None);
        // A heartbeat slightly ahead does not matter, because clocks are corrected all the time.
        assert!(obstacle(Some(&lease("other", 105.0)), "me", 100.0, 10.0).is_some());
        assert_eq!(obstacle(Some(&lease("other", f64::NAN)), "me", 100.0, 10.0), None);
    }

    #[test]
    fn a_lease_reads_as_it_was_written() {
        let one = lease("tab-1", 1_800_000_000_000.0);
        assert_eq!(Lease::read(&one.write()), Some(one));
        assert_eq!(Lease::read("junk"), None);
    }
}
