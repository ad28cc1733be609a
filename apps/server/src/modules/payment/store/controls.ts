import { sql } from 'kysely'
import { amountOf } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { defaultControls, type Controls } from '../four-eyes/controls.ts'

export function controlStore(db: Executor) {
  return {
    async of(brandId: string): Promise<Controls> {
      const { rows } = await sql<{ depositAbove: string; payoutAbove: string }>`
        SELECT deposit_above AS "depositAbove", payout_above AS "payoutAbove"
        FROM payment_control WHERE brand_id = ${brandId}`.execute(db)
      const [row] = rows
      if (!row) return defaultControls
      return {
        depositAbove: amountOf(BigInt(row.depositAbove)),
        payoutAbove: amountOf(BigInt(row.payoutAbove)),
      }
    },
    async save(brandId: string, { depositAbove, payoutAbove }: Controls): Promise<void> {
      await sql`INSERT INTO payment_control (brand_id, deposit_above, payout_above)
        VALUES (${brandId}, ${depositAbove}, ${payoutAbove})
        ON CONFLICT (brand_id) DO UPDATE SET deposit_above = excluded.deposit_above,
          payout_above = excluded.payout_above`.execute(db)
    },
    /** Existing controls stay unchanged. */
    async fill(brandId: string, { depositAbove, payoutAbove }: Controls): Promise<void> {
      await sql`INSERT INTO payment_control (brand_id, deposit_above, payout_above)
        VALUES (${brandId}, ${depositAbove}, ${payoutAbove}) ON CONFLICT DO NOTHING`.execute(db)
    },
  }
}
