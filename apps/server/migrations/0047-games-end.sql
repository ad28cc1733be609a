-- Who is seen where nobody is let in plays no further in any game that is open.
CREATE INDEX vendor_session_member ON vendor_session (member_id, session_until);
