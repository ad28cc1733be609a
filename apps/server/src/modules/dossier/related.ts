import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { Parts } from './parts.ts'
import { tiesOf } from './ties.ts'

type Related = OutputOf<Calls['GET /office/api/member']>['related']

const mostShown = 50

/** Accounts that may be the same person's, or share something with this one. */
export async function relatedTo(parts: Parts, memberId: string, brandId: string): Promise<Related> {
  const { exclusion, member, session, withdrawal } = parts
  const alike = await member.likenessesOf(memberId, exclusion.circle(brandId))
  const payees = await withdrawal.sharersOf(memberId)
  const ties = tiesOf(
    [
      ...alike.map(({ id }) => ({ id, by: 'person' as const })),
      ...payees.map((id) => ({ id, by: 'payout' as const })),
      ...(await session.neighboursOf(memberId)),
    ],
    mostShown,
  )
  const accounts = await member.accountsOf(ties.map(({ id }) => id))
  const known = new Map(accounts.map((account) => [account.id, account]))
  return ties.flatMap(({ id, by }) => {
    const found = known.get(id)
    return found ? [{ id, account: found.account, state: found.state, by }] : []
  })
}
