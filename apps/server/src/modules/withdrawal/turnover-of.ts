import { setTimeout } from 'node:timers/promises'
import { zero } from '@fairhouse/money'
import { mostRead, type Reader, type WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { turnoverStore } from './store/turnover.ts'
import { isMet, turnoverLeft, waived, type Turnover } from './turnover.ts'

/** Another process may be reading at this moment: then it is a little later that all is there. */
const looks = 4
const pauseMs = 50

interface Parts {
  wallet: WalletModule
  reader: Reader
  db: Executor
  /** Who may not stake for long is not asked to, once their unplayed deposits are set aside. */
  isAway(memberId: string): Promise<boolean>
}

/** As the journal has it, with nothing waived. */
export function countedTurnover({ wallet, reader, db }: Omit<Parts, 'isAway'>) {
  return async (memberId: string): Promise<Turnover> => {
    while ((await wallet.read(reader)) >= mostRead);
    return turnoverStore(db).of(memberId)
  }
}

export function turnoverOf(parts: Parts, settle: (memberId: string) => Promise<boolean>) {
  const { isAway } = parts
  const counted = countedTurnover(parts)
  const hasUnplayed = (turnover: Turnover) => turnoverLeft(turnover).deposits > zero

  /** Bonus terms of somebody who is away are waived; a deposit's are not: it goes back. */
  async function now(memberId: string): Promise<Turnover> {
    const turnover = await counted(memberId)
    if (isMet(turnover) || hasUnplayed(turnover) || !(await isAway(memberId))) return turnover
    return waived(turnover)
  }

  async function afterReturns(memberId: string): Promise<Turnover> {
    const turnover = await now(memberId)
    if (!hasUnplayed(turnover) || !(await isAway(memberId))) return turnover
    return (await settle(memberId)) ? now(memberId) : turnover
  }

  return {
    now,
    /** With the patience that a no deserves. */
    async settled(memberId: string): Promise<Turnover> {
      let turnover = await afterReturns(memberId)
      for (let look = 1; look < looks && !isMet(turnover); look += 1) {
        await setTimeout(pauseMs)
        turnover = await afterReturns(memberId)
      }
      return turnover
    },
  }
}
