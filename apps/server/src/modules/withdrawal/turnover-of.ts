import { setTimeout } from 'node:timers/promises'
import { mostRead, type Reader, type WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { turnoverStore } from './store/turnover.ts'
import { isMet, type Turnover } from './turnover.ts'

/** Another process may be reading at this moment: then it is a little later that all is there. */
const looks = 4
const pauseMs = 50

export function turnoverOf(wallet: WalletModule, reader: Reader, db: Executor) {
  const store = turnoverStore(db)

  async function now(memberId: string): Promise<Turnover> {
    while ((await wallet.read(reader)) >= mostRead);
    return store.of(memberId)
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
