import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Logo {
  large: Buffer
  small: Buffer
}

export function logoStore(db: Executor) {
  return {
    /** Stores the same picture only once. */
    async keep(brandId: string, name: string, { large, small }: Logo): Promise<void> {
      await sql`INSERT INTO brand_logo (brand_id, name, large, small)
        VALUES (${brandId}, ${name}, ${large}, ${small}) ON CONFLICT DO NOTHING`.execute(db)
    },
    async has(brandId: string, name: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM brand_logo
        WHERE brand_id = ${brandId} AND name = ${name}`.execute(db)
      return rows.length > 0
    },
    /** Found by content hash, for any brand: logos are public. */
    async find(name: string, size: keyof Logo): Promise<Buffer | undefined> {
      const { rows } = await sql<{ picture: Buffer }>`SELECT ${sql.ref(size)} AS picture
        FROM brand_logo WHERE name = ${name} LIMIT 1`.execute(db)
      return rows[0]?.picture
    },
  }
}
