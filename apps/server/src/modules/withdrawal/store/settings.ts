import { sql } from 'kysely'
import { amountOf, type Amount, type Currency } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { defaultSettings, type Settings } from '../terms/settings.ts'

type Money = 'least' | 'most' | 'mostADay' | 'feeFlat' | 'stepUpAbove'
type Stored = Omit<Settings, Money> & {
  least: string
  most: string | null
  mostADay: string | null
  feeFlat: string
  stepUpAbove: string
}

const orNull = (units: string | null): Amount | null =>
  units === null ? null : amountOf(BigInt(units))

export function settingStore(db: Executor) {
  return {
    async of(brandId: string, currency: Currency): Promise<Settings> {
      const { rows } = await sql<Stored>`
        SELECT turnover_percent AS "turnoverPercent", least, most, most_a_day AS "mostADay",
          most_times_a_day AS "mostTimesADay", fee_flat AS "feeFlat",
          fee_permille AS "feePermille", step_up_above AS "stepUpAbove", kinds,
          most_accounts AS "mostAccounts", confirm_days AS "confirmDays",
          reminder_days AS "reminderDays"
        FROM withdrawal_setting WHERE brand_id = ${brandId}`.execute(db)
      const [row] = rows
      if (!row) return defaultSettings(currency)
      return {
        ...row,
        least: amountOf(BigInt(row.least)),
        most: orNull(row.most),
        mostADay: orNull(row.mostADay),
        feeFlat: amountOf(BigInt(row.feeFlat)),
        stepUpAbove: amountOf(BigInt(row.stepUpAbove)),
      }
    },
    /** Makes concurrent changes of one brand wait for each other. */
    async lockBrand(brandId: string): Promise<void> {
      const queue = `withdrawal terms ${brandId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${queue}, 0))`.execute(db)
    },
    async save(brandId: string, row: Settings): Promise<void> {
      await this.fill(brandId, row)
      await sql`UPDATE withdrawal_setting SET turnover_percent = ${row.turnoverPercent},
          least = ${row.least}, most = ${row.most}, most_a_day = ${row.mostADay},
          most_times_a_day = ${row.mostTimesADay}, fee_flat = ${row.feeFlat},
          fee_permille = ${row.feePermille}, step_up_above = ${row.stepUpAbove},
          kinds = ${row.kinds}, most_accounts = ${row.mostAccounts},
          confirm_days = ${row.confirmDays}, reminder_days = ${row.reminderDays}
        WHERE brand_id = ${brandId}`.execute(db)
    },
    /** Existing controls stay unchanged. */
    async fill(brandId: string, row: Settings): Promise<void> {
      await sql`INSERT INTO withdrawal_setting (brand_id, turnover_percent, least, most, most_a_day,
          most_times_a_day, fee_flat, fee_permille, step_up_above, kinds, most_accounts,
          confirm_days, reminder_days)
        VALUES (${brandId}, ${row.turnoverPercent}, ${row.least}, ${row.most}, ${row.mostADay},
          ${row.mostTimesADay}, ${row.feeFlat}, ${row.feePermille}, ${row.stepUpAbove},
          ${row.kinds}, ${row.mostAccounts}, ${row.confirmDays}, ${row.reminderDays})
        ON CONFLICT DO NOTHING`.execute(db)
    },
  }
}
