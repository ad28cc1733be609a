import type { PlayMode } from '@fairhouse/protocol/vendor'
import { jackpotAccount, laneCount } from '@fairhouse/server'
import type { TestSite } from './test-site.ts'

/** Balance of a jackpot of the demo brand in the ledger, by lane. */
export function potOf(site: TestSite, code: string, mode: PlayMode): Promise<bigint[]> {
  const { wallet } = site.context
  const ledger = mode === 'real' ? wallet : wallet.trial
  const lanes = Array.from({ length: laneCount }, (_, lane) => lane)
  return Promise.all(
    lanes.map((lane) =>
      ledger.balanceOf([jackpotAccount(code, { brand: 'fairhouse', currency: 'VND', lane })]),
    ),
  )
}
