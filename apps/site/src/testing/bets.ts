import { amountOf } from '@fairhouse/money'
import { laneOf, memberAccount, worldAccount, type Transfer } from '@fairhouse/server'

export const stakeUnits = 10n

/** A bet determined by its id and member, so that it can be repeated. */
export function betOf(id: string, memberId: string): Transfer {
  const lane = laneOf(memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const cash = memberAccount(memberId, 'cash', 'VND')
  const postings = [{ from: [cash], to: world, amount: amountOf(stakeUnits) }]
  return { id, code: 'bet', lane, reference: '', postings }
}

export function depositOf(id: string, memberId: string, units: bigint): Transfer {
  const { lane } = betOf(id, memberId)
  const world = worldAccount({ brand: 'fairhouse', currency: 'VND', lane })
  const cash = memberAccount(memberId, 'cash', 'VND')
  const postings = [{ from: [world], to: cash, amount: amountOf(units) }]
  return { id, code: 'deposit', lane, reference: '', postings }
}
