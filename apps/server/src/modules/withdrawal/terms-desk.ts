import { hash } from 'node:crypto'
import type { Calls, InputOf } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Settings } from './settings.ts'
import { settingStore } from './store/settings.ts'
import { settingsFrom, termsShown } from './terms.ts'

type Saved = InputOf<Calls['PUT /office/api/payment/withdrawals']>

const seenOf = (set: Settings) => hash('sha256', JSON.stringify(termsShown(set))).slice(0, 20)

/** What brands ask of withdrawals, as colleagues see and change it. */
export function termsDesk(kit: Kit, brands: BrandModule, audit: AuditModule) {
  const { db } = kit.database

  async function brandOf(brandId: string) {
    const brand = await brands.find(brandId)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  async function save({ brandId, terms, seen, reason }: Saved, by: Clerk): Promise<void> {
    const set = settingsFrom(terms, (await brandOf(brandId)).currency)
    await db.transaction().execute(async (transaction) => {
      const store = settingStore(transaction)
      await store.alone(brandId)
      const known = await store.of(brandId)
      if (seenOf(known) !== seen) throw new Refusal('stale_draft')
      const [before, after] = changes(known, set)
      if (Object.keys(after).length === 0) return
      await store.save(brandId, set)
      const entry = {
        actor: { kind: 'staff', id: by.staffId } as const,
        action: 'payment.withdrawals' as const,
        subject: { kind: 'brand', id: brandId } as const,
        brandId,
        address: by.address,
        reason,
      }
      await audit.record({ ...entry, before, after }, transaction)
    })
  }

  return {
    save,
    async of(brandId: string) {
      const { currency } = await brandOf(brandId)
      const set = await settingStore(db).of(brandId)
      return { terms: termsShown(set), currency, seen: seenOf(set) }
    },
  }
}

/** Only what is other than before. */
function changes(known: Settings, set: Settings) {
  const before: Record<string, unknown> = termsShown(known)
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(before[name]) !== JSON.stringify(value)
  const after = Object.fromEntries(Object.entries(termsShown(set)).filter(isOther))
  const were = Object.fromEntries(Object.keys(after).map((name) => [name, before[name]]))
  return [were, after] as const
}
