import type { Calls, InputOf } from '@fairhouse/protocol'
import { changedFields, pickFields } from '#platform/changes'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { withFieldErrors, type SettingsApproval } from '../four-eyes/settings-approval.ts'
import { toMethodTerms, needsSecondPerson } from './changes.ts'
import type { Deps } from '../deps.ts'
import { changedByStaff, type SettingsWriter } from './settings-writer.ts'
import { methodFingerprint, providerFingerprint, requireFingerprint } from './fingerprint.ts'
import type { SetUp } from './set-up.ts'
import { methodStore } from '../store/methods.ts'
import { providerStore } from '../store/providers.ts'

type MethodSaved = InputOf<Calls['PUT /office/api/payment/method']>
type ProviderSaved = InputOf<Calls['PUT /office/api/payment/provider']>

export type SaveTerms = ReturnType<typeof createSaveTerms>

/** Saves a colleague's change or requests its approval; undefined if nothing waits. */
export function createSaveTerms(
  { brands }: Deps,
  setUp: SetUp,
  writer: SettingsWriter,
  approval: SettingsApproval,
) {
  async function saveMethod(transaction: Executor, input: MethodSaved, by: StaffActor) {
    const { brandId, code, provider, seen, reason, ...terms } = input
    const store = methodStore(transaction)
    const known = await store.byCode(brandId, code)
    requireFingerprint(known && methodFingerprint(known), seen)
    const place = known?.place ?? (await store.allOf(brandId)).length
    const whole = { ...terms, provider, place }
    const row = await withFieldErrors(
      setUp.buildMethod(transaction, { brandId, code }, known, whole),
    )
    const [before, after] = [known && toMethodTerms(known), toMethodTerms(row)]
    const changed = changedFields(before, after)
    if (known && changed.length === 0) return undefined
    if (!needsSecondPerson('method', changed)) {
      await writer.method(transaction, known, row, changedByStaff(by, reason))
      return undefined
    }
    const was = before ? pickFields(before, changed) : null
    return { brandId, code, provider: row.provider, before: was, after: pickFields(after, changed) }
  }

  async function saveProvider(transaction: Executor, input: ProviderSaved, by: StaffActor) {
    const { brandId, code, url: baseUrl, seen, reason, ...terms } = input
    const known = await providerStore(transaction).find(brandId, code)
    requireFingerprint(known && providerFingerprint(known), seen)
    const named = { ...terms, baseUrl, brandId, code }
    const row = await withFieldErrors(setUp.buildProvider(known, named))
    const [before, after] = [known && writer.providerTermsOf(known), writer.providerTermsOf(row)]
    const isSecretNew = terms.secret !== undefined
    // Different secrets may have the same ending.
    const changed = [
      ...new Set([...changedFields(before, after), ...(isSecretNew ? ['secret'] : [])]),
    ]
    if (known && changed.length === 0) return undefined
    if (!needsSecondPerson('provider', changed)) {
      await writer.provider(transaction, known, row, changedByStaff(by, reason))
      return undefined
    }
    const was = before ? pickFields(before, changed) : null
    const payload = { brandId, code, before: was, after: pickFields(after, changed) }
    return { payload, secret: isSecretNew ? row.secret : null }
  }

  return {
    async method(input: MethodSaved, by: StaffActor): Promise<string | null> {
      await requireBrand(brands, input.brandId)
      const change = await writer.exclusively(input.brandId, (within) =>
        saveMethod(within, input, by),
      )
      return change ? approval.requestMethodChange(change, input.reason, by) : null
    },
    async provider(input: ProviderSaved, by: StaffActor): Promise<string | null> {
      await requireBrand(brands, input.brandId)
      const change = await writer.exclusively(input.brandId, (within) =>
        saveProvider(within, input, by),
      )
      return change
        ? approval.requestProviderChange(change.payload, change.secret, input.reason, by)
        : null
    },
  }
}

async function requireBrand(brands: Deps['brands'], brandId: string) {
  if (!(await brands.find(brandId))) throw new Refusal('not_found')
}
