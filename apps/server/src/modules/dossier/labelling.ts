import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './clerk.ts'
import { labelText } from './label-text.ts'
import type { Parts } from './parts.ts'
import { labelStore } from './store/labels.ts'

const mostOfOne = 10
const mostSuggested = 30
const mostFound = 50

/** Words by which colleagues group members. */
export function labellingOf({ kit, audit, member }: Parts) {
  const { clock, database } = kit
  const { db } = database

  const labelsOf = async (on: Executor, memberId: string) =>
    (await labelStore(on).of([memberId])).map(({ label }) => label)

  /** Nothing is written down where nothing changed. */
  async function change(
    memberId: string,
    by: Clerk,
    deed: 'label' | 'unlabel',
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
      const entry = { ...entryOf(by, `member.${deed}`, memberId), brandId }
      const told = { before: { labels: before }, after: { labels: after } }
      await audit.record({ ...entry, ...told }, transaction)
    })
  }

  return {
    async add(memberId: string, typed: string, by: Clerk): Promise<void> {
      const label = labelText(typed)
      if (label === undefined) throw new Refusal('invalid_fields', { label: 'invalid' })
      await change(memberId, by, 'label', async (transaction, before) => {
        if (before.includes(label)) return
        if (before.length >= mostOfOne) throw new Refusal('limit_reached')
        const row = { memberId, label, staffId: by.staffId, at: clock.now() }
        await labelStore(transaction).add(row)
      })
    },
    remove: (memberId: string, typed: string, by: Clerk): Promise<void> =>
      change(memberId, by, 'unlabel', (transaction) =>
        labelStore(transaction).remove({ memberId, label: labelText(typed) ?? '' }),
      ),
    inUse: () => labelStore(db).inUse(mostSuggested),
    /** Members by a label, whole. */
    async withLabel(wanted: string): Promise<string[]> {
      const label = labelText(wanted)
      return label === undefined ? [] : labelStore(db).membersWith(label, mostFound)
    },
    async of(memberIds: readonly string[]): Promise<Map<string, string[]>> {
      const rows = memberIds.length > 0 ? await labelStore(db).of(memberIds) : []
      const grouped = Map.groupBy(rows, ({ memberId }) => memberId)
      return new Map([...grouped].map(([id, own]) => [id, own.map(({ label }) => label)]))
    },
  }
}
