import { amountOf, moneyText, type Amount } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { campaignEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import type { RecipientFinder, Recipient } from './recipients.ts'
import { fillIn } from './placeholders.ts'
import { runStore, type Run } from './store/runs.ts'

const batchSize = 100

/**
 * Sends campaign letters in batches. Progress is stored after each batch; a batch repeated after a
 * crash skips letters by their key.
 */
export function createDelivery(deps: Deps, finder: RecipientFinder) {
  const { kit, audit, brands, message } = deps
  const { clock, database } = kit

  async function write(run: Run, { id, account, nickname, balance }: Recipient): Promise<boolean> {
    const { name: brand, currency, moneyStyle } = brands.byId(run.brandId)
    const money = (amount: Amount) => moneyText(amount, currency, moneyStyle)
    const amount = run.amount === null ? '' : money(amountOf(BigInt(run.amount)))
    const values = {
      name: nickname || account,
      account,
      brand,
      amount,
      balance: money(balance),
    }
    const owner = { memberId: id, brandId: run.brandId }
    return message.writeOnce(owner, `mailing ${run.id}`, fillIn(run.words, values))
  }

  async function end(transaction: Executor, run: Run): Promise<void> {
    const { id, brandId, template, expected, sent } = run
    await runStore(transaction).end(id, 'done', clock.now())
    const entry = campaignEntry('work', 'message.mailing_done', { brandId, kind: 'mailing', id })
    await audit.record({ ...entry, after: { template, expected, sent } }, transaction)
  }

  /** False if no campaign is free to work on. */
  const step = () =>
    database.db.transaction().execute(async (transaction): Promise<boolean> => {
      const run = await runStore(transaction).take()
      if (!run) return false
      const query = { brandId: run.brandId, segment: run.segment, askedAt: run.at }
      const { reached, recipients } = await finder.batch(query, run.reached, batchSize)
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
    /** Timed work: runs until nothing is left. */
    async run(): Promise<void> {
      let isMore = await step()
      while (isMore) isMore = await step()
    },
  }
}
