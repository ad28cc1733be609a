import type { Database } from '#kit'

export function sweepStore({ pool }: Database) {
  return {
    /** Rounds from before this time that are not over. */
    async open(before: Date, limit: number): Promise<{ seatId: string; number: number }[]> {
      const { rows } = await pool.query<{ seatId: string; number: number }>(
        `SELECT seat_id AS "seatId", number FROM studio.open_round WHERE at <= $1
         ORDER BY random() LIMIT $2`,
        [before, limit],
      )
      return rows
    },
    /** Deletes unused play-money seats with all their rounds. */
    async dropTrials(before: Date): Promise<void> {
      await pool.query(
        `WITH gone AS (
             DELETE FROM studio.seat s WHERE mode = 'trial' AND at < $1
               AND NOT EXISTS (SELECT FROM studio.session n
                 WHERE n.seat_id = s.id AND n.until >= $1)
             RETURNING id),
           ${['session', 'round', 'turn', 'round_end', 'jackpot_win']
             .map(
               (table) => `gone_${table} AS (
                 DELETE FROM studio.${table} t USING gone WHERE t.seat_id = gone.id)`,
             )
             .join(', ')}
         DELETE FROM studio.open_round t USING gone WHERE t.seat_id = gone.id`,
        [before],
      )
    },
  }
}
