import type { Calls, InputOf } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { named, type AskingTwo } from './asking-two.ts'
import { changedOf, methodFacts, needsTwo, pick } from './facts.ts'
import type { Parts } from './parts.ts'
import { byOf, type Saving } from './saving.ts'
import { methodSeen, providerSeen, requireSeen } from './seen.ts'
import type { SettingUp } from './set-up.ts'
import { methodStore } from './store/methods.ts'
import { providerStore } from './store/providers.ts'

type MethodSaved = InputOf<Calls['PUT /office/api/payment/method']>
type ProviderSaved = InputOf<Calls['PUT /office/api/payment/provider']>

export type SavingTerms = ReturnType<typeof savingTermsOf>

/** What one colleague wrote: saved, or asked of a second one; undefined where nothing waits. */
export function savingTermsOf({ brands }: Parts, setUp: SettingUp, saving: Saving, two: AskingTwo) {
  async function requireBrand(brandId: string) {
    if (!(await brands.find(brandId))) throw new Refusal('not_found')
  }

  async function saveMethod(transaction: Executor, input: MethodSaved, by: Clerk) {
    const { brandId, code, provider, seen, reason, ...wish } = input
    const store = methodStore(transaction)
    const known = await store.byCode(brandId, code)
    requireSeen(known && methodSeen(known), seen)
    const place = known?.place ?? (await store.allOf(brandId)).length
    const whole = { ...wish, provider, place }
    const row = await named(setUp.methodOf(transaction, { brandId, code }, known, whole))
    const [before, after] = [known && methodFacts(known), methodFacts(row)]
    const changed = changedOf(before, after)
    if (known && changed.length === 0) return undefined
    if (!needsTwo('method', changed)) {
      await saving.method(transaction, known, row, byOf(by, reason))
      return undefined
    }
    const was = before ? pick(before, changed) : null
    return { brandId, code, provider: row.provider, before: was, after: pick(after, changed) }
  }

  async function saveProvider(transaction: Executor, input: ProviderSaved, by: Clerk) {
    const { brandId, code, url: baseUrl, seen, reason, ...wish } = input
    const known = await providerStore(transaction).find(brandId, code)
    requireSeen(known && providerSeen(known), seen)
    const said = { ...wish, baseUrl, brandId, code }
    const row = await named(setUp.providerOf(known, said))
    const [before, after] = [known && saving.factsOf(known), saving.factsOf(row)]
    const isSecretNew = wish.secret !== undefined
    // Two secrets may end alike.
    const changed = [...new Set([...changedOf(before, after), ...(isSecretNew ? ['secret'] : [])])]
    if (known && changed.length === 0) return undefined
    if (!needsTwo('provider', changed)) {
      await saving.provider(transaction, known, row, byOf(by, reason))
      return undefined
    }
    const was = before ? pick(before, changed) : null
    const payload = { brandId, code, before: was, after: pick(after, changed) }
    return { payload, secret: isSecretNew ? row.secret : null }
  }

  return {
    async method(input: MethodSaved, by: Clerk): Promise<string | null> {
      await requireBrand(input.brandId)
      const asked = await saving.alone(input.brandId, (within) => saveMethod(within, input, by))
      return asked ? two.askMethod(asked, input.reason, by) : null
    },
    async provider(input: ProviderSaved, by: Clerk): Promise<string | null> {
      await requireBrand(input.brandId)
      const asked = await saving.alone(input.brandId, (within) => saveProvider(within, input, by))
      return asked ? two.askProvider(asked.payload, asked.secret, input.reason, by) : null
    },
  }
}
