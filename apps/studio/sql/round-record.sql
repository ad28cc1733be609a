-- The full record of a finished round.
CREATE OR REPLACE VIEW studio.record AS
SELECT r.id, s.player_id, s.game, s.mode, r.version, r.seat_id, r.number AS cycle, r.session_id,
  e.state, r.at AS began_at, e.at AS ended_at, n.currency, r.credit, e.stake, e.win,
  e.jackpot_contribution, e.jackpot_win, 0::bigint AS commission,
  e.balance_before, e.balance_after, n.country AS location, n.language, r.auto,
  d.server_seed_hash, d.client_seed, r.nonce, r.action, r.events, e.left_by_player
FROM studio.round r
JOIN studio.round_end e USING (seat_id, number)
JOIN studio.seat s ON s.id = r.seat_id
JOIN studio.session n ON n.id = r.session_id
JOIN studio.seed d ON d.id = r.seed_id;
