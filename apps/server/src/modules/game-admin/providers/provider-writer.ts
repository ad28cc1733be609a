import type { AuditEntry } from '#modules/audit'
import { InvalidProvider, type ProviderTerms } from '#modules/game-provider'
import { changedFields, pickFields } from '#platform/changes'
import type { Executor } from '#platform/database'
import type { StaffActor } from '#platform/http'
import type { By, Deps } from '../game-changes.ts'
import { maskedKey, toFacts } from './facts.ts'

/** The actor of a change and the reason. */
type ChangedBy = Pick<AuditEntry, 'actor' | 'address' | 'reason'>

export const changedBy = (by: By, reason: string | null): ChangedBy => ({
  actor: by ? { kind: 'staff', id: by.staffId } : { kind: 'system', id: 'command' },
  address: by?.address ?? null,
  reason,
})

/** A provider to add, whose terms are valid. */
export interface ProviderToAdd {
  code: string
  terms: ProviderTerms
  games?: readonly string[]
  /** Codes of the only brands that have it; all if undefined. */
  brands: readonly string[] | undefined
  /** Encrypted. */
  key: Buffer
  isOn: boolean
}

interface KeyChange {
  code: string
  /** Encrypted. */
  before: Buffer
  after: Buffer
  oldKeyHours: number
}

export type ProviderWriter = ReturnType<typeof createProviderWriter>

/** Saves providers in the caller's transaction, each time with an audit entry. */
export function createProviderWriter({ audit, brands, gameProvider }: Deps) {
  const { setup } = gameProvider
  const masked = (key: Buffer) => maskedKey(setup.endingOf(key))

  function brandIdsOf(codes: readonly string[]): string[] {
    return codes.map((code) => {
      const brand = brands.all().find((one) => one.code === code)
      if (!brand) throw new InvalidProvider('brands', `There is no brand ${code}.`)
      return brand.id
    })
  }

  const record = (
    tx: Executor,
    code: string,
    entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
    by: ChangedBy,
  ) => audit.record({ ...by, ...entry, subject: { kind: 'vendor', id: code } }, tx)

  return {
    brandIdsOf,
    masked,
    /** Locks a provider that is not our own. */
    async lock(tx: Executor, code: string) {
      const known = await setup.lock(tx, code)
      return known?.isInHouse === false ? known : undefined
    },
    /** Answers false if the code is taken. */
    async add(tx: Executor, provider: ProviderToAdd, by: ChangedBy): Promise<boolean> {
      const { code, terms, games = [], brands: codes, key, isOn } = provider
      const brandIds = codes && brandIdsOf(codes)
      if (!(await setup.add(tx, { code, terms, games, brandIds, key, isOn }))) return false
      const lists = { ...(codes && { brands: codes }), ...(games.length > 0 && { games }) }
      const after = { ...toFacts(terms), wallet: terms.wallet, ...lists, isOn, key: masked(key) }
      await record(tx, code, { action: 'provider.add', after }, by)
      return true
    },
    async change(
      tx: Executor,
      code: string,
      { before: known, after: terms }: { before: ProviderTerms; after: ProviderTerms },
      by: ChangedBy,
    ): Promise<void> {
      const [before, after] = [toFacts(known), toFacts(terms)]
      const changed = changedFields(before, after)
      await setup.change(tx, code, terms)
      const change = { before: pickFields(before, changed), after: pickFields(after, changed) }
      await record(tx, code, { action: 'provider.change', ...change }, by)
    },
    async replaceKey(tx: Executor, change: KeyChange, by: ChangedBy): Promise<void> {
      const { code, before, after, oldKeyHours } = change
      await setup.replaceKey(tx, code, after, oldKeyHours)
      const entry = { before: { key: masked(before) }, after: { key: masked(after), oldKeyHours } }
      await record(tx, code, { action: 'provider.key', ...entry }, by)
    },
    async endOldKey(tx: Executor, code: string, until: Date, by: ChangedBy): Promise<void> {
      await setup.endOldKey(tx, code)
      const change = { before: { oldKeyUntil: until.toISOString() }, after: { oldKeyUntil: null } }
      await record(tx, code, { action: 'provider.old_key', ...change }, by)
    },
    tested: (tx: Executor, code: string, endpoints: readonly unknown[], by: StaffActor) =>
      record(tx, code, { action: 'provider.test', after: { endpoints } }, changedBy(by, null)),
  }
}
