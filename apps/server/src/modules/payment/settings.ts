import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import { Refusal, type Clerk } from '#platform/http'
import { waitingAbout } from './asking-two.ts'
import { methodFacts } from './facts.ts'
import type { Parts } from './parts.ts'
import { byOf, type Saving } from './saving.ts'
import { methodSeen, providerSeen } from './seen.ts'
import { methodStore, type PlacedMethod } from './store/methods.ts'
import { providerStore, type StoredProvider } from './store/providers.ts'

type Told = OutputOf<Calls['GET /office/api/payments']>
type Switched = InputOf<Calls['POST /office/api/payment/switch']>

export type Settings = ReturnType<typeof settingsOf>

/** How brands are paid and pay, as colleagues see and change it. */
export function settingsOf(parts: Parts, saving: Saving) {
  const { kit, audit, brands, places } = parts
  const { db } = kit.database

  function brandOf(brandId: string | undefined) {
    const all = brands.all()
    const brand = brandId === undefined ? all[0] : all.find(({ id }) => id === brandId)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  return {
    async list(brandId: string | undefined): Promise<Told> {
      const { id } = brandOf(brandId)
      const providers = await providerStore(db).allOf(id)
      const methods = await methodStore(db).allOf(id)
      return {
        brands: brands.all().map(({ id: own, name, currency }) => ({ id: own, name, currency })),
        brandId: id,
        kinds: places.kinds(),
        providers: providers.map((row) => ({
          ...shownProvider(row),
          works: places.works(row.kind),
          byHand: places.isByHand(row.kind),
          secretEnds: saving.endsOf(row),
          callbackUrl: places.callbackUrl(row),
        })),
        methods: methods.map(shownMethod),
        waiting: await waitingAbout(parts, id),
      }
    },
    async switch({ brandId, what, code, enabled, reason }: Switched, by: Clerk): Promise<void> {
      brandOf(brandId)
      await saving.alone(brandId, async (transaction) => {
        const who = byOf(by, reason)
        if (what === 'method') {
          const known = await methodStore(transaction).byCode(brandId, code)
          requireOther(known, enabled)
          await saving.method(transaction, known, { ...known, enabled }, who)
        } else {
          const known = await providerStore(transaction).find(brandId, code)
          requireOther(known, enabled)
          await saving.provider(transaction, known, { ...known, enabled }, who)
        }
      })
    },
    async order(brandId: string, codes: readonly string[], by: Clerk): Promise<void> {
      brandOf(brandId)
      await saving.alone(brandId, async (transaction) => {
        const store = methodStore(transaction)
        const before = (await store.allOf(brandId)).map(({ code }) => code)
        if (codes.some((code) => !before.includes(code))) throw new Refusal('not_found')
        const after = [...new Set([...codes, ...before])]
        await store.order(brandId, after)
        const subject = { kind: 'paymentMethod', id: null } as const
        const change = { before: { codes: before }, after: { codes: after } }
        const entry = { ...byOf(by, null), action: 'payment.order' as const, subject, brandId }
        await audit.record({ ...entry, ...change }, transaction)
      })
    },
    /** Who knows the secret answers that there is no such payment. */
    async try(brandId: string, code: string): Promise<boolean> {
      const found = await places.find(brandOf(brandId).id, code)
      if (!found) throw new Refusal('not_found')
      if (found.provider.byHand) throw new Refusal('invalid_fields', { code: 'invalid' })
      return (await found.provider.status(kit.random.uuid(), found.place)) !== undefined
    },
  }
}

function requireOther<Row extends { enabled: boolean }>(
  known: Row | undefined,
  enabled: boolean,
): asserts known is Row {
  if (!known) throw new Refusal('not_found')
  if (known.enabled === enabled) throw new Refusal('already_decided')
}

function shownProvider(row: StoredProvider) {
  const { code, kind, baseUrl, paysOut, enabled } = row
  return { code, kind, url: baseUrl ?? '', paysOut, enabled, seen: providerSeen(row) }
}

function shownMethod(method: PlacedMethod) {
  const { code, provider, currency, enabled } = method
  return { ...methodFacts(method), code, provider, currency, enabled, seen: methodSeen(method) }
}
