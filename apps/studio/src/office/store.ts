import type { Database } from '#kit'

export interface StoredWin {
  round: string
  playerId: string
  brand: string
  game: string
  version: number
  /** Number of the round among those of the player at the game. */
  cycle: number
  currency: string
  stake: string
  win: string
  jackpotWin: string
  at: Date
  approver: string | null
  approvedAt: Date | null
}

interface WinRange {
  from: Date
  to: Date
  times: number
  minWin: bigint | null
  limit: number
}

interface PotSwitch {
  code: string
  isOn: boolean
  reason: string
  at: Date
}

/** A round lasts hardly longer than a day: left alone, it is completed. Its start has an index. */
const largeWins = `SELECT r.id AS round, s.player_id AS "playerId", n.brand, s.game, r.version,
  r.number AS cycle, n.currency, e.stake, e.win, e.jackpot_win AS "jackpotWin", e.at,
  a.approver, a.at AS "approvedAt"
FROM studio.round r
JOIN studio.round_result e USING (seat_id, number)
JOIN studio.seat s ON s.id = r.seat_id AND s.mode = 'real'
JOIN studio.session n ON n.id = r.session_id
LEFT JOIN studio.win_approval a ON a.seat_id = e.seat_id AND a.number = e.number
WHERE r.at >= $1::timestamptz - interval '7 days' AND r.at < $2
  AND e.at >= $1 AND e.at < $2 AND e.state = 'settled'
  AND (e.jackpot_win > 0 OR (e.win > 0 AND e.win >= e.stake * $3) OR e.win >= $4)
ORDER BY e.at LIMIT $5`

export function officeStore({ pool }: Database) {
  return {
    /** Switches all pots of the code; creating a pot waits for it. */
    async switchPot({ code, isOn, reason, at }: PotSwitch): Promise<void> {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        await client.query('LOCK TABLE studio.pot_switch IN SHARE ROW EXCLUSIVE MODE')
        await client.query(
          'INSERT INTO studio.pot_switch (code, is_on, reason, at) VALUES ($1, $2, $3, $4)',
          [code, isOn, reason, at],
        )
        await client.query('UPDATE studio.pot SET is_on = $2 WHERE code = $1', [code, isOn])
        await client.query('COMMIT')
      } finally {
        await client.query('ROLLBACK').catch(() => undefined)
        client.release()
      }
    },
    async pots(code: string) {
      const { rows } = await pool.query<{
        brand: string
        currency: string
        mode: string
        amount: string
        isOn: boolean
      }>(
        `SELECT brand, currency, mode, amount, is_on AS "isOn" FROM studio.pot
         WHERE code = $1 ORDER BY brand, currency, mode`,
        [code],
      )
      return rows
    },
    async largeWins({ from, to, times, minWin, limit }: WinRange): Promise<StoredWin[]> {
      const { rows } = await pool.query<StoredWin>(largeWins, [from, to, times, minWin, limit])
      return rows
    },
    async approveWin(round: string, approver: string, at: Date): Promise<boolean> {
      await pool.query(
        `INSERT INTO studio.win_approval (seat_id, number, approver, at)
         SELECT r.seat_id, r.number, $2, $3 FROM studio.round r
         JOIN studio.round_result e USING (seat_id, number)
         WHERE r.id = $1 AND e.state = 'settled' ON CONFLICT DO NOTHING`,
        [round, approver, at],
      )
      const { rows } = await pool.query<{ approver: string }>(
        `SELECT a.approver FROM studio.win_approval a
         JOIN studio.round r USING (seat_id, number) WHERE r.id = $1`,
        [round],
      )
      return rows[0]?.approver === approver
    },
  }
}
