import { sql, type Kysely } from 'kysely'

/** The one channel for all processes; database triggers notify it too. */
const channel = 'fairhouse'

export const listen = `LISTEN ${channel}`

/** Sends the packets in order; they are delivered on commit. */
export async function notify(db: Kysely<unknown>, packets: string[]): Promise<void> {
  await sql`SELECT pg_notify(${channel}, packet) FROM unnest(${packets}::text[])
    WITH ORDINALITY AS list(packet, place) ORDER BY place`.execute(db)
}
