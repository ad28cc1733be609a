import type { Database } from '#kit'

/** Key of a pot; the wallet keeps an account for each too. */
export interface PotKey {
  code: string
  brand: string
  currency: string
  mode: string
}

export interface NewWin {
  seatId: string
  number: number
  potId: string
  /** The round's own contribution, which is not yet in the pot. */
  own: string
  at: Date
}

export function potStore({ pool }: Database) {
  /** Creates a pot; the lock keeps pots from being switched meanwhile. */
  async function add(key: readonly string[]): Promise<void> {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('LOCK TABLE studio.pot_switch IN SHARE MODE')
      await client.query(
        `INSERT INTO studio.pot (code, brand, currency, mode, is_on)
         SELECT $1, $2, $3, $4, coalesce((SELECT is_on FROM studio.pot_switch
           WHERE code = $1 ORDER BY id DESC LIMIT 1), true)
         ON CONFLICT DO NOTHING`,
        [...key],
      )
      await client.query('COMMIT')
    } finally {
      await client.query('ROLLBACK').catch(() => undefined)
      client.release()
    }
  }

  return {
    /** Finds or creates the pot. A new one is on or off like others of its code. */
    async find({ code, brand, currency, mode }: PotKey): Promise<{ id: string; isOn: boolean }> {
      const key = [code, brand, currency, mode]
      for (;;) {
        const { rows } = await pool.query<{ id: string; isOn: boolean }>(
          `SELECT id::text, is_on AS "isOn" FROM studio.pot
           WHERE code = $1 AND brand = $2 AND currency = $3 AND mode = $4`,
          key,
        )
        if (rows[0]) return rows[0]
        await add(key)
      }
    },
    async size(potId: string): Promise<{ units: string; isOn: boolean }> {
      const { rows } = await pool.query<{ units: string; isOn: boolean }>(
        'SELECT amount AS units, is_on AS "isOn" FROM studio.pot WHERE id = $1',
        [potId],
      )
      return rows[0] ?? { units: '0', isOn: true }
    },
    /** Empties the pot for a round, once. The next winner gets what came in since. */
    async win({ seatId, number, potId, own, at }: NewWin): Promise<string> {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        await client.query('SELECT FROM studio.pot WHERE id = $1 FOR UPDATE', [potId])
        const { rows: inserted } = await client.query<{ amount: string }>(
          `INSERT INTO studio.jackpot_win (seat_id, number, pot_id, amount, at)
           SELECT $1, $2, id, amount + $4, $5 FROM studio.pot WHERE id = $3
           ON CONFLICT DO NOTHING RETURNING amount`,
          [seatId, number, potId, own, at],
        )
        if (inserted[0])
          await client.query('UPDATE studio.pot SET amount = 0 WHERE id = $1', [potId])
        const { rows } = await client.query<{ amount: string }>(
          'SELECT amount FROM studio.jackpot_win WHERE seat_id = $1 AND number = $2',
          [seatId, number],
        )
        await client.query('COMMIT')
        if (!rows[0]) throw new Error(`there is no pot ${potId}`)
        return rows[0].amount
      } finally {
        await client.query('ROLLBACK').catch(() => undefined)
        client.release()
      }
    },
  }
}
