import { parseAmount } from '@fairhouse/money'
import type { Segment } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import type { Audience } from './audience.ts'
import { campaignEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { runStore } from './store/runs.ts'
import type { Templates } from './templates.ts'
import { resolveWords, type WordsSource } from './resolve-words.ts'

const maxListed = 50

interface SendRequest extends WordsSource {
  id: string
  segment: Segment
}

interface SendingDeps {
  audience: Audience
  templates: Templates
}

export type Sending = ReturnType<typeof createSending>

/** Creates and stops campaigns; `delivery.ts` sends them. */
export function createSending({ kit, audit }: Deps, { audience, templates }: SendingDeps) {
  const { clock, database } = kit

  /** An existing campaign with this id, if it is the caller's own. */
  async function findOwnRun({ id, brandId }: SendRequest, by: StaffActor) {
    const known = await runStore(database.db).find(id)
    if (!known) return undefined
    const isTheirs = known.brandId === brandId && known.by === by.staffId
    if (!isTheirs) throw new Refusal('already_decided')
    return { id, expected: known.expected }
  }

  return {
    async count(brandId: string, segment: Segment) {
      templates.brandOf(brandId)
      return audience.count(brandId, await audience.toStoredSegment(brandId, segment), clock.now())
    },
    /** Idempotent by id. */
    async send(sent: SendRequest, by: StaffActor) {
      const { id, brandId } = sent
      templates.brandOf(brandId)
      const known = await findOwnRun(sent, by)
      if (known) return known
      const { words, template } = await resolveWords(templates, sent)
      const segment = await audience.toStoredSegment(brandId, sent.segment)
      const at = clock.now()
      const { found, reached } = await audience.count(brandId, segment, at)
      const amount = sent.amount === undefined ? undefined : parseAmount(sent.amount)
      const units = amount === undefined ? null : String(amount)
      const run = { id, brandId, template, words, amount: units, segment, expected: reached }
      return database.db.transaction().execute(async (transaction) => {
        const isNew = await runStore(transaction).add({ ...run, by: by.staffId, at })
        if (!isNew) return (await findOwnRun(sent, by)) ?? { id, expected: reached }
        const entry = campaignEntry(by, 'message.mailing', { brandId, kind: 'mailing', id })
        const after = { template, words, amount: sent.amount ?? null, segment, found, reached }
        await audit.record({ ...entry, after }, transaction)
        return { id, expected: reached }
      })
    },
    list: async (brandId: string) =>
      runStore(database.db).latest(templates.brandOf(brandId).id, maxListed),
    async stop(id: string, by: StaffActor): Promise<number> {
      return database.db.transaction().execute(async (transaction) => {
        const store = runStore(transaction)
        const run = await store.lock(id)
        if (!run) throw new Refusal('not_found')
        if (run.state !== 'sending') throw new Refusal('already_decided')
        await store.end(id, 'stopped', clock.now())
        const { brandId, sent, expected } = run
        const entry = campaignEntry(by, 'message.mailing_stop', { brandId, kind: 'mailing', id })
        await audit.record({ ...entry, after: { sent, expected } }, transaction)
        return sent
      })
    },
  }
}
