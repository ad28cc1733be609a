import type { AuditEntry } from '#modules/audit'
import type { Executor } from '#platform/database'
import type { Clerk } from '#platform/http'
import { changedOf, methodFacts, pick, providerFacts, type Facts } from './facts.ts'
import type { Parts } from './parts.ts'
import { methodStore, type PlacedMethod } from './store/methods.ts'
import { providerStore, type StoredProvider } from './store/providers.ts'

/** Who changes something, and why. */
export type By = Pick<AuditEntry, 'actor' | 'address' | 'reason'>

export const byOf = ({ staffId, address }: Clerk, reason: string | null): By => ({
  actor: { kind: 'staff', id: staffId },
  address,
  reason,
})

interface Change {
  before: Facts | undefined
  after: Facts
}

export type Saving = ReturnType<typeof savingOf>

/** Puts what a brand has into its tables, each time with a row in the log. */
export function savingOf({ kit, audit, places }: Parts) {
  const endsOf = ({ secret }: StoredProvider) => (secret === null ? null : places.endOf(secret))
  const factsOf = (row: StoredProvider) => providerFacts(row, endsOf(row))

  async function log(
    transaction: Executor,
    { brandId, code }: StoredProvider | PlacedMethod,
    action: 'payment.provider' | 'payment.method',
    change: Change,
    by: By,
  ) {
    const changed = changedOf(change.before, change.after)
    const kind = action === 'payment.provider' ? 'paymentProvider' : 'paymentMethod'
    const subject = { kind, id: code } as const
    const before = change.before && { before: pick(change.before, changed) }
    const after = pick(change.after, changed)
    await audit.record({ ...by, action, subject, brandId, ...before, after }, transaction)
  }

  const allOfProvider = (row: StoredProvider) => ({ ...factsOf(row), enabled: row.enabled })
  const allOfMethod = (row: PlacedMethod) => {
    const { provider, enabled, place } = row
    return { ...methodFacts(row), provider, enabled, place }
  }

  return {
    endsOf,
    factsOf,
    /** One writer of a brand at a time. */
    alone: <T>(brandId: string, work: (transaction: Executor) => Promise<T>) =>
      kit.database.db.transaction().execute(async (transaction) => {
        await providerStore(transaction).alone(brandId)
        return work(transaction)
      }),
    async provider(
      transaction: Executor,
      known: StoredProvider | undefined,
      row: StoredProvider,
      by: By,
    ) {
      await providerStore(transaction).save(row)
      const change = { before: known && allOfProvider(known), after: allOfProvider(row) }
      await log(transaction, row, 'payment.provider', change, by)
    },
    async method(
      transaction: Executor,
      known: PlacedMethod | undefined,
      row: PlacedMethod,
      by: By,
    ) {
      await methodStore(transaction).save(row)
      const change = { before: known && allOfMethod(known), after: allOfMethod(row) }
      await log(transaction, row, 'payment.method', change, by)
    },
  }
}
