import { setTimeout } from 'node:timers/promises'
import { mostRead, type Reader, type WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { turnoverStore } from './store/turnover.ts'
import { isMet, waived, type Turnover } from './turnover.ts'

/** Another process may be reading at this moment: then it is a little later that all is there. */
const looks = 4
const pauseMs = 50

interface Parts {
  wallet: WalletModule
  reader: Reader
  db: Executor
  /** Who may not stake for long is not asked to. */
  isAway(memberId: string): Promise<boolean>
}

export function turnoverOf({ wallet, reader, db, isAway }: Parts) {
  const store = turnoverStore(db)

  async function now(memberId: string): Promise<Turnover> {
    while ((await wallet.read(reader)) >= mostRead);
    const turnover = await store.of(memberId)
    return !isMet(turnover) && (await isAway(memberId)) ? waived(turnover) : turnover
  }

  return {
    now,
    /** With the patience that a no deserves. */
    async settled(memberId: string): Promise<Turnover> {
      let turnover = await now(memberId)
      for (let look = 1; look < looks && !isMet(turnover); look += 1) {
        await setTimeout(pauseMs)
        turnover = await now(memberId)
      }
      return turnover
    },
  }
}
