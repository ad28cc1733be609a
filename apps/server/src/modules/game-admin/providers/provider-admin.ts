import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import type { ProviderTerms } from '#modules/game-provider'
import { changedFields, pickFields, versionOf } from '#platform/changes'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from '../game-changes.ts'
import { fromFacts, needsSecondPerson, toFacts, withFieldErrors } from './facts.ts'
import type { ProviderRequests } from './provider-requests.ts'
import { changedBy, type ProviderWriter } from './provider-writer.ts'

type Change = InputOf<Calls['POST /office/api/provider/change']>
type Tested = OutputOf<Calls['POST /office/api/provider/test']>

export type ProviderAdmin = ReturnType<typeof createProviderAdmin>

/** Changes that staff make to game providers, or ask for. */
export function createProviderAdmin(
  { kit, brands, gameProvider }: Deps,
  writer: ProviderWriter,
  requests: ProviderRequests,
) {
  const { setup } = gameProvider
  const inTransaction = <T>(work: (tx: Executor) => Promise<T>) =>
    kit.database.db.transaction().execute(work)

  async function lockKnown(tx: Executor, code: string) {
    const known = await writer.lock(tx, code)
    if (!known) throw new Refusal('not_found')
    return known
  }

  async function requireValidChange(code: string, before: ProviderTerms, after: ProviderTerms) {
    await withFieldErrors(() => setup.requireValid(code, after))
    if (after.launchUrl === before.launchUrl) return
    await withFieldErrors(() => setup.requirePublicLaunch(code, after))
  }

  return {
    /** Changes settings, or asks for it if an address is among them; null if nothing waits. */
    async change(input: Change, by: StaffActor): Promise<string | null> {
      const { code, seen, reason, ...typed } = input
      const approval = await inTransaction(async (tx) => {
        const known = await lockKnown(tx, code)
        const before = toFacts(known)
        if (versionOf(before) !== seen) throw new Refusal('stale_draft')
        const terms = fromFacts(typed, known.wallet)
        await requireValidChange(code, known, terms)
        const after = toFacts(terms)
        const changed = changedFields(before, after)
        if (changed.length === 0) return null
        if (!needsSecondPerson(changed)) {
          await writer.change(tx, code, { before: known, after: terms }, changedBy(by, reason))
          return null
        }
        const facts = { before: pickFields(before, changed), after: pickFields(after, changed) }
        return requests.change(tx, { code, ...facts }, reason, by)
      })
      if (approval === null) await gameProvider.reload()
      return approval
    },
    /** Ends the replaced key before its time; a stop needs one person only. */
    async endOldKey(code: string, reason: string, by: StaffActor): Promise<void> {
      await inTransaction(async (tx) => {
        const { oldSecretUntil: until } = await lockKnown(tx, code)
        if (!until || until <= kit.clock.now()) throw new Refusal('already_decided')
        await writer.endOldKey(tx, code, until, changedBy(by, reason))
      })
      await gameProvider.reload()
    },
    /** Calls the provider's addresses in the name of a brand that has it. */
    async test(code: string, by: StaffActor): Promise<Tested> {
      const provider = setup.all().find((one) => one.code === code && !one.isInHouse)
      const [first] = brands.all()
      const brand = brands.all().find(({ id }) => provider?.isFor(id)) ?? first
      const endpoints = provider && (await setup.test(code, brand?.code ?? ''))
      if (!endpoints) throw new Refusal('not_found')
      await inTransaction((tx) => writer.tested(tx, code, endpoints, by))
      return { endpoints }
    },
  }
}
