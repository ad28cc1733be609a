import type { PoolClient } from 'pg'
import type { Database } from '#kit'

/** The lease of a game under an epoch: it is lost once another process has taken it over. */
export interface Lease {
  readonly game: string
  readonly epoch: string
}

/** Another process runs the game now. */
export class LeaseLost extends Error {}

/** An owner that hangs must not keep others from taking over. */
const timeouts = `SET LOCAL statement_timeout = 4000; SET LOCAL lock_timeout = 3000;
  SET LOCAL idle_in_transaction_session_timeout = 4000`

export function leaseStore({ pool }: Database) {
  return {
    /** Renews the leases of a holder and takes over those that ran out; returns what changed. */
    async claim(holder: string, games: readonly string[], seconds: number): Promise<Lease[]> {
      const { rows } = await pool.query<Lease>(
        `INSERT INTO studio.lease AS l (game, holder, epoch, until)
           SELECT one.game, $1::uuid, 1, now + make_interval(secs => $3)
           FROM unnest($2::text[]) AS one(game), studio.now() AS now
           -- Rows that stay as they are, which is nearly all, are not locked.
           WHERE NOT EXISTS (SELECT FROM studio.lease AS held WHERE held.game = one.game
             AND held.until >= now + make_interval(secs =>
               CASE WHEN held.holder = $1 THEN $3 - 2 ELSE 0 END))
           ORDER BY one.game
         ON CONFLICT (game) DO UPDATE SET holder = excluded.holder, until = excluded.until,
           epoch = l.epoch + CASE WHEN l.holder = excluded.holder THEN 0 ELSE 1 END
         WHERE l.until < studio.now() OR l.holder = excluded.holder
         RETURNING l.game, l.epoch`,
        [holder, games, seconds],
      )
      return rows
    },
    /** The games that a holder runs now. */
    async heldBy(holder: string): Promise<Lease[]> {
      const { rows } = await pool.query<Lease>(
        'SELECT game, epoch FROM studio.lease WHERE holder = $1 AND until >= studio.now()',
        [holder],
      )
      return rows
    },
    /** Gives all leases of a holder back, so that another process need not wait. */
    async release(holder: string): Promise<void> {
      const release = `UPDATE studio.lease SET until = '-infinity' WHERE holder = $1`
      await pool.query(release, [holder])
    },
    /** Runs a transaction of the owner. Throws `LeaseLost` if it is not the owner any more. */
    async asOwner<T>(lease: Lease, work: (client: PoolClient) => Promise<T>): Promise<T> {
      const client = await pool.connect()
      let broken: Error | undefined
      try {
        await client.query(`BEGIN; ${timeouts}`)
        const { rowCount } = await client.query(
          'SELECT FROM studio.lease WHERE game = $1 AND epoch = $2 FOR SHARE',
          [lease.game, lease.epoch],
        )
        if (rowCount !== 1) throw new LeaseLost(lease.game)
        const value = await work(client)
        await client.query('COMMIT')
        return value
      } catch (error) {
        broken = await client.query('ROLLBACK').then(
          () => undefined,
          (fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault))),
        )
        throw error
      } finally {
        client.release(broken)
      }
    },
  }
}

export type LeaseStore = ReturnType<typeof leaseStore>
