import type { Deps } from '../deps.ts'
import { pollMs, isOpen, maxLateMs } from './rules.ts'
import type { Settlement } from './settle-deposit.ts'
import { moveStore } from '../store/moves.ts'
import { depositStore, type StoredDeposit } from '../store/deposits.ts'

const maxPerRun = 200

/** Timed work: credits deposits after a crash, polls providers and expires deposits. */
export function createDepositFollowUp({ kit, brandProviders }: Deps, settlement: Settlement) {
  const { database, clock, log } = kit
  const store = depositStore(database.db)

  async function follow(deposit: StoredDeposit): Promise<void> {
    if (deposit.cleared !== null) return settlement.credit(deposit)
    const found = await brandProviders.find(deposit.brandId, deposit.provider)
    const status = await found?.provider.status(deposit.id, found.config)
    if (status) await settlement.applyStatus(deposit.id, status)
    const isDecidedByTime = status !== undefined || found?.provider.byHand === true
    await expire(deposit.id, isDecidedByTime)
  }

  /** A provider that does not answer has a day to report the payment. */
  async function expire(id: string, isDecidedByTime: boolean): Promise<void> {
    const now = clock.now()
    await database.db.transaction().execute(async (transaction) => {
      const deposit = await depositStore(transaction).lock(id)
      if (!deposit || !isOpen(deposit.state) || deposit.cleared !== null) return
      const overSince = now.getTime() - deposit.expiresAt.getTime()
      if (overSince < (isDecidedByTime ? 0 : maxLateMs)) return
      const by = { kind: 'system' } as const
      await moveStore(transaction).move(id, deposit.state, { to: 'expired' }, by, now)
    })
  }

  return async (): Promise<void> => {
    for (const deposit of await store.due(clock.now(), maxPerRun)) {
      // Postponed first, so that a deposit that always fails does not block the others.
      await store.pollAt(deposit.id, new Date(clock.now().getTime() + pollMs))
      try {
        await follow(deposit)
      } catch (error) {
        log.warn({ err: error, deposit: deposit.id }, 'a deposit could not be followed')
      }
    }
  }
}
