import { amountOf, moneyText } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'
import type { People, Recipient } from './people.ts'
import { filledIn } from './places.ts'
import { runStore, type Run } from './store/runs.ts'

const atOnce = 100

/**
 * Brings letters to those they are for, a batch after another. How far it has come is written down
 * after each; what is done again after a crash finds the letter by its key and leaves it.
 */
export function workOf(parts: Parts, people: People) {
  const { kit, audit, brands, message } = parts
  const { clock, database } = kit

  async function write(run: Run, { id, account, nickname, balance }: Recipient): Promise<boolean> {
    const { name: brand, currency } = brands.byId(run.brandId)
    const amount = run.amount === null ? '' : moneyText(amountOf(BigInt(run.amount)), currency)
    const values = {
      name: nickname || account,
      account,
      brand,
      amount,
      balance: moneyText(balance, currency),
    }
    const owner = { memberId: id, brandId: run.brandId }
    return message.writeOnce(owner, `mailing ${run.id}`, filledIn(run.words, values))
  }

  async function end(transaction: Executor, run: Run): Promise<void> {
    const { id, brandId, template, expected, sent } = run
    await runStore(transaction).end(id, 'done', clock.now())
    const entry = entryOf('work', 'message.mailing_done', { brandId, kind: 'mailing', id })
    await audit.record({ ...entry, after: { template, expected, sent } }, transaction)
  }

  /** False when there is nothing that nobody else works at. */
  const step = () =>
    database.db.transaction().execute(async (transaction): Promise<boolean> => {
      const run = await runStore(transaction).take()
      if (!run) return false
      const asked = { brandId: run.brandId, segment: run.segment, askedAt: run.at }
      const { reached, recipients } = await people.batch(asked, run.reached, atOnce)
      if (reached === null) {
        await end(transaction, run)
        return true
      }
      let sent = 0
      for (const recipient of recipients) sent += (await write(run, recipient)) ? 1 : 0
      await runStore(transaction).advance(run.id, reached, sent)
      return true
    })

  return {
    step,
    /** Timed work: until nothing is left. */
    async run(): Promise<void> {
      let isMore = await step()
      while (isMore) isMore = await step()
    },
  }
}
