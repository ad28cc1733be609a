import { sql, type Kysely } from 'kysely'

/** The one channel that all processes hear; database triggers speak on it too. */
const channel = 'fairhouse'

export const listen = `LISTEN ${channel}`

/** Hands the packets to PostgreSQL in order; they leave with the commit. */
export async function notify(db: Kysely<unknown>, packets: string[]): Promise<void> {
  await sql`SELECT pg_notify(${channel}, packet) FROM unnest(${packets}::text[])
    WITH ORDINALITY AS list(packet, place) ORDER BY place`.execute(db)
}
