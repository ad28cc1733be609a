import type { AuditEntry } from '#modules/audit'
import { changedFields, pickFields, type Facts } from '#platform/changes'
import type { Executor } from '#platform/database'
import type { StaffActor } from '#platform/http'
import { toMethodTerms, toProviderTerms } from './changes.ts'
import type { Deps } from '../deps.ts'
import { methodStore, type OrderedMethod } from '../store/methods.ts'
import { providerStore, type StoredProvider } from '../store/providers.ts'

/** The actor of a change and the reason. */
export type ChangedBy = Pick<AuditEntry, 'actor' | 'address' | 'reason'>

export const changedByStaff = (
  { staffId, address }: StaffActor,
  reason: string | null,
): ChangedBy => ({
  actor: { kind: 'staff', id: staffId },
  address,
  reason,
})

interface Change {
  before: Facts | undefined
  after: Facts
}

export type SettingsWriter = ReturnType<typeof createSettingsWriter>

/** Saves providers and methods, each time with an audit entry. */
export function createSettingsWriter({ kit, audit, brandProviders }: Deps) {
  const secretEndingOf = ({ secret }: StoredProvider) =>
    secret === null ? null : brandProviders.secretEnding(secret)
  const providerTermsOf = (row: StoredProvider) => toProviderTerms(row, secretEndingOf(row))

  async function log(
    transaction: Executor,
    { brandId, code }: StoredProvider | OrderedMethod,
    action: 'payment.provider' | 'payment.method',
    change: Change,
    by: ChangedBy,
  ) {
    const changed = changedFields(change.before, change.after)
    const kind = action === 'payment.provider' ? 'paymentProvider' : 'paymentMethod'
    const subject = { kind, id: code } as const
    const before = change.before && { before: pickFields(change.before, changed) }
    const after = pickFields(change.after, changed)
    await audit.record({ ...by, action, subject, brandId, ...before, after }, transaction)
  }

  const auditedProvider = (row: StoredProvider) => ({
    ...providerTermsOf(row),
    enabled: row.enabled,
  })
  const auditedMethod = (row: OrderedMethod) => {
    const { provider, enabled, place } = row
    return { ...toMethodTerms(row), provider, enabled, place }
  }

  return {
    secretEndingOf,
    providerTermsOf,
    /** Makes concurrent changes of one brand wait for each other. */
    exclusively: <T>(brandId: string, work: (transaction: Executor) => Promise<T>) =>
      kit.database.db.transaction().execute(async (transaction) => {
        await providerStore(transaction).lockBrand(brandId)
        return work(transaction)
      }),
    async provider(
      transaction: Executor,
      known: StoredProvider | undefined,
      row: StoredProvider,
      by: ChangedBy,
    ) {
      await providerStore(transaction).save(row)
      const change = { before: known && auditedProvider(known), after: auditedProvider(row) }
      await log(transaction, row, 'payment.provider', change, by)
    },
    async method(
      transaction: Executor,
      known: OrderedMethod | undefined,
      row: OrderedMethod,
      by: ChangedBy,
    ) {
      await methodStore(transaction).save(row)
      const change = { before: known && auditedMethod(known), after: auditedMethod(row) }
      await log(transaction, row, 'payment.method', change, by)
    },
  }
}
