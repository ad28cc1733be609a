-- Finds the latest withdrawals that were paid, for how long they took.
CREATE INDEX withdrawal_move_paid ON withdrawal_move (at) WHERE to_state = 'paid';
