import { setTimeout } from 'node:timers/promises'
import { zero } from '@fairhouse/money'
import { maxReaderRows, type Reader, type WalletModule } from '#modules/wallet'
import type { Executor } from '#platform/database'
import { turnoverStore } from '../store/turnover.ts'
import { isMet, turnoverLeft, waived, type Turnover } from './turnover.ts'

/** Another process may be reading: the turnover is complete a little later. */
const looks = 4
const pauseMs = 50

interface Deps {
  wallet: WalletModule
  reader: Reader
  db: Executor
  /** Excluded members are freed from wagering, once their unplayed deposits are set aside. */
  isAway(memberId: string): Promise<boolean>
}

/** From the journal, with nothing waived. */
export function createTurnoverCounter({ wallet, reader, db }: Omit<Deps, 'isAway'>) {
  return async (memberId: string): Promise<Turnover> => {
    while ((await wallet.read(reader)) >= maxReaderRows);
    return turnoverStore(db).of(memberId)
  }
}

export function createCurrentTurnover(deps: Deps, settle: (memberId: string) => Promise<boolean>) {
  const { isAway } = deps
  const counted = createTurnoverCounter(deps)
  const hasUnplayed = (turnover: Turnover) => turnoverLeft(turnover).deposits > zero

  /** Waives bonus terms of excluded members; their unplayed deposits go back instead. */
  async function load(memberId: string): Promise<Turnover> {
    const turnover = await counted(memberId)
    if (isMet(turnover) || hasUnplayed(turnover) || !(await isAway(memberId))) return turnover
    return waived(turnover)
  }

  async function afterReturns(memberId: string): Promise<Turnover> {
    const turnover = await load(memberId)
    if (!hasUnplayed(turnover) || !(await isAway(memberId))) return turnover
    return (await settle(memberId)) ? load(memberId) : turnover
  }

  return {
    load,
    /** Retries before it reports an unmet requirement. */
    async loadSettled(memberId: string): Promise<Turnover> {
      let turnover = await afterReturns(memberId)
      for (let look = 1; look < looks && !isMet(turnover); look += 1) {
        await setTimeout(pauseMs)
        turnover = await afterReturns(memberId)
      }
      return turnover
    },
  }
}
