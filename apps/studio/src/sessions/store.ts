import type { Database } from '#kit'

export interface StoredSession {
  id: string
  seatId: string
  playerId: string
  game: string
  version: number | null
  mode: 'real' | 'trial'
  walletSession: Buffer
  brand: string
  currency: string
  country: string
  language: string
  rules: unknown
  until: Date
}

export interface NewSession extends Pick<
  StoredSession,
  | 'seatId'
  | 'version'
  | 'walletSession'
  | 'brand'
  | 'currency'
  | 'country'
  | 'language'
  | 'rules'
  | 'until'
> {
  token: Buffer
  at: Date
}

export function sessionStore({ pool }: Database) {
  return {
    async add(row: NewSession): Promise<string> {
      const { rows } = await pool.query<{ id: string }>(
        `INSERT INTO studio.session
           (token, seat_id, wallet_session, brand, currency, country, language, rules, at, until,
            version)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
        [
          row.token,
          row.seatId,
          row.walletSession,
          row.brand,
          row.currency,
          row.country,
          row.language,
          JSON.stringify(row.rules),
          row.at,
          row.until,
          row.version,
        ],
      )
      return rows[0]?.id ?? ''
    },
    async find(token: Buffer): Promise<StoredSession | undefined> {
      const { rows } = await pool.query<StoredSession>(
        `SELECT n.id, n.seat_id AS "seatId", s.player_id AS "playerId", s.game, s.mode, n.version,
           n.wallet_session AS "walletSession", n.brand, n.currency, n.country, n.language, n.rules,
           n.until
         FROM studio.session n JOIN studio.seat s ON s.id = n.seat_id WHERE n.token = $1`,
        [token],
      )
      return rows[0]
    },
    async end(id: string, now: Date): Promise<void> {
      await pool.query('UPDATE studio.session SET until = $2 WHERE id = $1 AND until > $2', [
        id,
        now,
      ])
    },
  }
}
