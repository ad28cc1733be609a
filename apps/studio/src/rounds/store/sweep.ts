import type { Database } from '#kit'

const isOver = (alias: string) => `EXISTS (SELECT FROM studio.round_end e
  WHERE e.seat_id = ${alias}.seat_id AND e.number = ${alias}.number)`

export function sweepStore({ pool }: Database) {
  return {
    /**
     * Notes the unfinished rounds that began since the last sweep. It looks back three minutes for
     * late commits and slow clocks, and follows a clock that was set back.
     */
    async note(until: Date): Promise<void> {
      await pool.query(
        `WITH mark AS (
             SELECT least(until, $1::timestamptz) - interval '3 minutes' AS since
             FROM studio.swept),
           noted AS (
             INSERT INTO studio.unfinished
             SELECT r.seat_id, r.number FROM studio.round r, mark
             WHERE r.at > mark.since AND r.at <= $1 AND NOT ${isOver('r')}
             ON CONFLICT DO NOTHING)
         UPDATE studio.swept SET until = $1`,
        [until],
      )
    },
    /** Unfinished rounds; those that ended are removed first. */
    async unfinished(limit: number): Promise<{ seatId: string; number: number }[]> {
      await pool.query(`DELETE FROM studio.unfinished u WHERE ${isOver('u')}`)
      const { rows } = await pool.query<{ seatId: string; number: number }>(
        'SELECT seat_id AS "seatId", number FROM studio.unfinished ORDER BY random() LIMIT $1',
        [limit],
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
         DELETE FROM studio.unfinished t USING gone WHERE t.seat_id = gone.id`,
        [before],
      )
    },
  }
}
