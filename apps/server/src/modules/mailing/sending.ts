import { parseAmount } from '@fairhouse/money'
import type { Segment } from '@fairhouse/protocol'
import { Refusal, type Clerk } from '#platform/http'
import type { Audience } from './audience.ts'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'
import { runStore } from './store/runs.ts'
import type { Templates } from './templates.ts'
import { wordsOf, type Said } from './words.ts'

const mostListed = 50

interface Sent extends Said {
  id: string
  segment: Segment
}

interface Below {
  audience: Audience
  templates: Templates
}

export type Sending = ReturnType<typeof sendingOf>

/** How a letter to some members begins; `work.ts` brings it to them. */
export function sendingOf({ kit, audit }: Parts, { audience, templates }: Below) {
  const { clock, database } = kit

  /** The letter that has this id already, where it is theirs. */
  async function knownRun({ id, brandId }: Sent, by: Clerk) {
    const known = await runStore(database.db).find(id)
    if (!known) return undefined
    const isTheirs = known.brandId === brandId && known.by === by.staffId
    if (!isTheirs) throw new Refusal('already_decided')
    return { id, expected: known.expected }
  }

  return {
    async count(brandId: string, segment: Segment) {
      templates.brandOf(brandId)
      return audience.count(brandId, await audience.kept(brandId, segment), clock.now())
    },
    /** Asked for again under its id, it is the same letter. */
    async send(sent: Sent, by: Clerk) {
      const { id, brandId } = sent
      templates.brandOf(brandId)
      const known = await knownRun(sent, by)
      if (known) return known
      const { words, template } = await wordsOf(templates, sent)
      const segment = await audience.kept(brandId, sent.segment)
      const at = clock.now()
      const { found, reached } = await audience.count(brandId, segment, at)
      const amount = sent.amount === undefined ? undefined : parseAmount(sent.amount)
      const units = amount === undefined ? null : String(amount)
      const run = { id, brandId, template, words, amount: units, segment, expected: reached }
      return database.db.transaction().execute(async (transaction) => {
        const isNew = await runStore(transaction).add({ ...run, by: by.staffId, at })
        if (!isNew) return (await knownRun(sent, by)) ?? { id, expected: reached }
        const entry = entryOf(by, 'message.mailing', { brandId, kind: 'mailing', id })
        const after = { template, words, amount: sent.amount ?? null, segment, found, reached }
        await audit.record({ ...entry, after }, transaction)
        return { id, expected: reached }
      })
    },
    list: async (brandId: string) =>
      runStore(database.db).latest(templates.brandOf(brandId).id, mostListed),
    async stop(id: string, by: Clerk): Promise<number> {
      return database.db.transaction().execute(async (transaction) => {
        const store = runStore(transaction)
        const run = await store.lock(id)
        if (!run) throw new Refusal('not_found')
        if (run.state !== 'sending') throw new Refusal('already_decided')
        await store.end(id, 'stopped', clock.now())
        const { brandId, sent, expected } = run
        const entry = entryOf(by, 'message.mailing_stop', { brandId, kind: 'mailing', id })
        await audit.record({ ...entry, after: { sent, expected } }, transaction)
        return sent
      })
    },
  }
}
