import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import { labelText } from './label-text.ts'
import type { Deps } from './deps.ts'
import { labelStore } from './store/labels.ts'

const maxPerMember = 10
const maxSuggested = 30
const maxFound = 50

/** Labels by which staff group members. */
export function createLabels({ kit, audit, member }: Deps) {
  const { clock, database } = kit
  const { db } = database

  const labelsOf = async (on: Executor, memberId: string) =>
    (await labelStore(on).of([memberId])).map(({ label }) => label)

  /** Records nothing if nothing changed. */
  async function change(
    memberId: string,
    by: StaffActor,
    action: 'label' | 'unlabel',
    work: (transaction: Executor, before: readonly string[]) => Promise<void>,
  ): Promise<void> {
    const [account] = await member.accountsOf([memberId])
    if (!account || account.state === 'closed') throw new Refusal('not_found')
    await db.transaction().execute(async (transaction) => {
      await labelStore(transaction).lock(memberId)
      const before = await labelsOf(transaction, memberId)
      await work(transaction, before)
      const after = await labelsOf(transaction, memberId)
      if (before.length === after.length) return
      const { brandId } = account
      const entry = { ...auditEntry(by, `member.${action}`, memberId), brandId }
      const changes = { before: { labels: before }, after: { labels: after } }
      await audit.record({ ...entry, ...changes }, transaction)
    })
  }

  return {
    async add(memberId: string, typed: string, by: StaffActor): Promise<void> {
      const label = labelText(typed)
      if (label === undefined) throw new Refusal('invalid_fields', { label: 'invalid' })
      await change(memberId, by, 'label', async (transaction, before) => {
        if (before.includes(label)) return
        if (before.length >= maxPerMember) throw new Refusal('limit_reached')
        const row = { memberId, label, staffId: by.staffId, at: clock.now() }
        await labelStore(transaction).add(row)
      })
    },
    remove: (memberId: string, typed: string, by: StaffActor): Promise<void> =>
      change(memberId, by, 'unlabel', (transaction) =>
        labelStore(transaction).remove({ memberId, label: labelText(typed) ?? '' }),
      ),
    inUse: () => labelStore(db).inUse(maxSuggested),
    /** Members with exactly this label. */
    async withLabel(wanted: string): Promise<string[]> {
      const label = labelText(wanted)
      return label === undefined ? [] : labelStore(db).membersWith(label, maxFound)
    },
    async of(memberIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows = memberIds.length > 0 ? await labelStore(db).of(memberIds) : []
      const grouped = Map.groupBy(rows, ({ memberId }) => memberId)
      return new Map([...grouped].map(([id, own]) => [id, own.map(({ label }) => label)]))
    },
  }
}
