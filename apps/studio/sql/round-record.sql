-- How finished rounds ended: by their own row, or by one in round_end.
CREATE OR REPLACE VIEW studio.round_result AS
SELECT r.seat_id, r.number, coalesce(e.state, CASE WHEN r.refusal IS NULL THEN 'settled'
    ELSE 'refused' END) AS state,
  coalesce(e.refusal, r.refusal) AS refusal, coalesce(e.left_by_player, false) AS left_by_player,
  coalesce(e.stake, CASE WHEN r.refusal IS NULL THEN r.stake ELSE 0 END) AS stake,
  coalesce(e.win, CASE WHEN r.refusal IS NULL THEN r.win ELSE 0 END) AS win,
  coalesce(e.jackpot_contribution, CASE WHEN r.refusal IS NULL THEN r.jackpot_contribution ELSE 0
    END) AS jackpot_contribution,
  coalesce(e.jackpot_win, 0) AS jackpot_win,
  coalesce(e.balance_before, CASE WHEN r.refusal IS NULL THEN r.balance_after - r.win + r.stake
    ELSE coalesce(r.balance_after, r.balance_before) END) AS balance_before,
  coalesce(e.balance_after, r.balance_after, r.balance_before) AS balance_after,
  coalesce(e.at, r.at) AS at
FROM studio.round r
LEFT JOIN studio.round_end e USING (seat_id, number)
WHERE e.state IS NOT NULL OR r.refusal IS NOT NULL
  OR (r.done AND NOT r.jackpot AND r.balance_after IS NOT NULL);

-- The full record of a finished round.
CREATE OR REPLACE VIEW studio.record AS
SELECT r.id, s.player_id, s.game, s.mode, r.version, r.seat_id, r.number AS cycle, r.session_id,
  e.state, r.at AS began_at, e.at AS ended_at, n.currency, r.credit, e.stake, e.win,
  e.jackpot_contribution, e.jackpot_win, 0::bigint AS commission,
  e.balance_before, e.balance_after, n.country AS location, n.language, r.auto,
  d.server_seed_hash, d.client_seed, r.nonce, r.action, r.events, e.left_by_player
FROM studio.round r
JOIN studio.round_result e USING (seat_id, number)
JOIN studio.seat s ON s.id = r.seat_id
JOIN studio.session n ON n.id = r.session_id
JOIN studio.seed d ON d.id = r.seed_id;
