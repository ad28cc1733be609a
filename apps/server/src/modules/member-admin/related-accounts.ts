import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { Deps } from './deps.ts'
import { groupTies } from './ties.ts'

type Related = OutputOf<Calls['GET /office/api/member']>['related']

const maxShown = 50

/** Accounts that may belong to the same person or share a device, address or payout account. */
export async function findRelated(deps: Deps, memberId: string, brandId: string): Promise<Related> {
  const { exclusion, member, session, withdrawal } = deps
  const alike = await member.matchesOf(memberId, exclusion.circle(brandId))
  const payees = await withdrawal.sharersOf(memberId)
  const ties = groupTies(
    [
      ...alike.map(({ id }) => ({ id, by: 'person' as const })),
      ...payees.map((id) => ({ id, by: 'payout' as const })),
      ...(await session.neighboursOf(memberId)),
    ],
    maxShown,
  )
  const accounts = await member.accountsOf(ties.map(({ id }) => id))
  const known = new Map(accounts.map((account) => [account.id, account]))
  return ties.flatMap(({ id, by }) => {
    const found = known.get(id)
    return found ? [{ id, account: found.account, state: found.state, by }] : []
  })
}
