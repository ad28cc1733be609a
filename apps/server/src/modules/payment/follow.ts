import type { Parts } from './parts.ts'
import { askAgainMs, isOpen, mostLateMs } from './rules.ts'
import type { Settlement } from './settle.ts'
import { changeStore } from './store/changes.ts'
import { depositStore, type StoredDeposit } from './store/deposits.ts'

const mostAtOnce = 200

/** Timed work: credits what a crash left, asks providers again, and ends what is over. */
export function followingOf({ kit, places }: Parts, settlement: Settlement) {
  const { database, clock, log } = kit
  const store = depositStore(database.db)

  async function follow(deposit: StoredDeposit): Promise<void> {
    if (deposit.cleared !== null) return settlement.credit(deposit)
    const found = await places.find(deposit.brandId, deposit.provider)
    const told = await found?.provider.status(deposit.id, found.place)
    if (told) await settlement.take(deposit.id, told)
    const isDecidedByTime = told !== undefined || found?.provider.byHand === true
    await expire(deposit.id, isDecidedByTime)
  }

  /** A provider that does not answer is given a day: it may yet say that the money came. */
  async function expire(id: string, isDecidedByTime: boolean): Promise<void> {
    const now = clock.now()
    await database.db.transaction().execute(async (transaction) => {
      const deposit = await depositStore(transaction).lock(id)
      if (!deposit || !isOpen(deposit.state) || deposit.cleared !== null) return
      const overSince = now.getTime() - deposit.expiresAt.getTime()
      if (overSince < (isDecidedByTime ? 0 : mostLateMs)) return
      const by = { kind: 'system' } as const
      await changeStore(transaction).move(id, deposit.state, { to: 'expired' }, by, now)
    })
  }

  return async (): Promise<void> => {
    for (const deposit of await store.due(clock.now(), mostAtOnce)) {
      // First, so that one that always fails does not keep the others waiting.
      await store.askAgainAt(deposit.id, new Date(clock.now().getTime() + askAgainMs))
      try {
        await follow(deposit)
      } catch (error) {
        log.warn({ err: error, deposit: deposit.id }, 'a deposit could not be followed')
      }
    }
  }
}
