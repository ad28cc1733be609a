import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import { waitingChanges } from '../four-eyes/settings-approval.ts'
import { toMethodTerms } from './changes.ts'
import type { Deps } from '../deps.ts'
import { changedByStaff, type SettingsWriter } from './settings-writer.ts'
import { methodFingerprint, providerFingerprint } from './fingerprint.ts'
import { methodStore, type OrderedMethod } from '../store/methods.ts'
import { providerStore, type StoredProvider } from '../store/providers.ts'

type SettingsView = OutputOf<Calls['GET /office/api/payments']>
type SwitchRequest = InputOf<Calls['POST /office/api/payment/switch']>

export type SettingsAdmin = ReturnType<typeof createSettingsAdmin>

/** Payment settings of brands in the office. */
export function createSettingsAdmin(deps: Deps, writer: SettingsWriter) {
  const { kit, audit, brands, brandProviders } = deps
  const { db } = kit.database

  return {
    async list(brandId: string | undefined): Promise<SettingsView> {
      const { id } = requireBrand(brands, brandId)
      const providers = await providerStore(db).allOf(id)
      const methods = await methodStore(db).allOf(id)
      return {
        brands: brands.all().map(({ id: own, name, currency }) => ({ id: own, name, currency })),
        brandId: id,
        kinds: brandProviders.kinds(),
        providers: providers.map((row) => ({
          ...toProviderView(row),
          works: brandProviders.isAvailable(row.kind),
          byHand: brandProviders.isByHand(row.kind),
          secretEnds: writer.secretEndingOf(row),
          callbackUrl: brandProviders.callbackUrl(row),
        })),
        methods: methods.map(toMethodView),
        waiting: await waitingChanges(deps, id),
      }
    },
    async switch(
      { brandId, what, code, enabled, reason }: SwitchRequest,
      by: StaffActor,
    ): Promise<void> {
      requireBrand(brands, brandId)
      await writer.exclusively(brandId, async (transaction) => {
        const changedBy = changedByStaff(by, reason)
        if (what === 'method') {
          const known = await methodStore(transaction).byCode(brandId, code)
          requireSwitch(known, enabled)
          await writer.method(transaction, known, { ...known, enabled }, changedBy)
        } else {
          const known = await providerStore(transaction).find(brandId, code)
          requireSwitch(known, enabled)
          await writer.provider(transaction, known, { ...known, enabled }, changedBy)
        }
      })
    },
    async order(brandId: string, codes: readonly string[], by: StaffActor): Promise<void> {
      requireBrand(brands, brandId)
      await writer.exclusively(brandId, async (transaction) => {
        const store = methodStore(transaction)
        const before = (await store.allOf(brandId)).map(({ code }) => code)
        if (codes.some((code) => !before.includes(code))) throw new Refusal('not_found')
        const after = [...new Set([...codes, ...before])]
        await store.order(brandId, after)
        const subject = { kind: 'paymentMethod', id: null } as const
        const change = { before: { codes: before }, after: { codes: after } }
        const entry = {
          ...changedByStaff(by, null),
          action: 'payment.order' as const,
          subject,
          brandId,
        }
        await audit.record({ ...entry, ...change }, transaction)
      })
    },
    /** A provider that accepts our signature answers that it does not know the payment. */
    async try(brandId: string, code: string): Promise<boolean> {
      const found = await brandProviders.find(requireBrand(brands, brandId).id, code)
      if (!found) throw new Refusal('not_found')
      if (found.provider.byHand) throw new Refusal('invalid_fields', { code: 'invalid' })
      return (await found.provider.status(kit.random.uuid(), found.config)) !== undefined
    },
  }
}

function requireBrand(brands: Deps['brands'], brandId: string | undefined) {
  const all = brands.all()
  const brand = brandId === undefined ? all[0] : all.find(({ id }) => id === brandId)
  if (!brand) throw new Refusal('not_found')
  return brand
}

function requireSwitch<Row extends { enabled: boolean }>(
  known: Row | undefined,
  enabled: boolean,
): asserts known is Row {
  if (!known) throw new Refusal('not_found')
  if (known.enabled === enabled) throw new Refusal('already_decided')
}

function toProviderView(row: StoredProvider) {
  const { code, kind, baseUrl, paysOut, enabled } = row
  return { code, kind, url: baseUrl ?? '', paysOut, enabled, seen: providerFingerprint(row) }
}

function toMethodView(method: OrderedMethod) {
  const { code, provider, currency, enabled } = method
  return {
    ...toMethodTerms(method),
    code,
    provider,
    currency,
    enabled,
    seen: methodFingerprint(method),
  }
}
