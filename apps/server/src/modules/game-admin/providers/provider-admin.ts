import { approvalKinds, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { InvalidProvider, type ProviderTerms } from '#modules/game-provider'
import { toPendingView } from '#modules/staff'
import { changedFields, pickFields, versionOf } from '#platform/changes'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from '../game-changes.ts'
import { fromFacts, needsSecondPerson, toFacts, withFieldErrors } from './facts.ts'
import type { ProviderApprovals } from './provider-approvals.ts'
import { changedBy, type ProviderToAdd, type ProviderWriter } from './provider-writer.ts'

type View = OutputOf<Calls['GET /office/api/providers']>
type Change = InputOf<Calls['POST /office/api/provider/change']>
type Tested = OutputOf<Calls['POST /office/api/provider/test']>

/** LIST of the requests that this page makes. */
const kinds = ['provider.add', 'provider.change', 'provider.key'] as const satisfies readonly (
  keyof typeof approvalKinds
)[]

export type ProviderAdmin = ReturnType<typeof createProviderAdmin>

/** Set-up of game providers in the office and by command. */
export function createProviderAdmin(
  { kit, brands, gameProvider, staff }: Deps,
  writer: ProviderWriter,
  approvals: ProviderApprovals,
) {
  const { setup } = gameProvider
  const { inTransaction, lockOutside } = approvals

  async function lockKnown(tx: Executor, code: string) {
    const known = await lockOutside(tx, code)
    if (!known) throw new Refusal('not_found')
    return known
  }

  async function requireValidChange(code: string, before: ProviderTerms, after: ProviderTerms) {
    await withFieldErrors(setup.requireValid(code, after))
    if (after.launchUrl === before.launchUrl) return
    await withFieldErrors(setup.requirePublicLaunch(code, after))
  }

  async function waiting(): Promise<View['waiting']> {
    const open = await staff.approvals.pendingOf(kinds)
    const shown = toPendingView(open)
    return open.flatMap(({ kind, subject }, index) => {
      const [request, known] = [shown[index], kinds.find((one) => one === kind)]
      return request && known ? [{ ...request, kind: known, code: subject ?? '' }] : []
    })
  }

  return {
    async list(): Promise<View> {
      const own = brands.all()
      const list = setup.all().map(({ terms, isFor, oldKeyUntil, ...provider }) => {
        const facts = toFacts(terms)
        return {
          ...provider,
          ...facts,
          wallet: terms.wallet,
          brands: own.filter(({ id }) => isFor(id)).map(({ code }) => code),
          oldKeyUntil: oldKeyUntil?.toISOString() ?? null,
          seen: versionOf(facts),
        }
      })
      return {
        brands: own.map(({ code, name }) => ({ code, name })),
        list,
        waiting: await waiting(),
      }
    },
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
        return approvals.requestChange(tx, { code, ...facts }, reason, by)
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
    /** Adds a provider by command, at once and switched on; returns its key. */
    async addByCommand(provider: Omit<ProviderToAdd, 'key' | 'isOn'>): Promise<string> {
      const { code, terms, games } = provider
      await setup.requireValid(code, terms, games)
      const { key, encrypted } = setup.newKey()
      const row = { ...provider, key: encrypted, isOn: true }
      const isAdded = await inTransaction((tx) => writer.add(tx, row, changedBy(undefined, null)))
      if (!isAdded) throw new InvalidProvider('code', `There is a vendor ${code} already.`)
      await gameProvider.reload()
      return key
    },
  }
}
