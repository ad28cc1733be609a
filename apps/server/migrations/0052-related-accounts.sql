-- Who has signed in from the same browser or address, and who is paid out to the same account.
CREATE INDEX session_device_hash ON session_device (device_hash, seen_at);
CREATE INDEX session_address_address ON session_address (address, seen_at);
CREATE INDEX withdrawal_account_member ON withdrawal_account (member_id);
