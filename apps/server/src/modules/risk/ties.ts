import type { Parts } from './parts.ts'
import type { Tie } from './shared.ts'

/** Play money is nobody's. */
const trialType = 4

/** Browsers and payout accounts that several share, used or bound since then, brand by brand. */
export function tiesOf({ member, promotion, session, withdrawal }: Parts) {
  return async (since: Date): Promise<{ brandId: string; tie: Tie }[]> => {
    // A bonus may come long after its taker has signed in.
    const given = await promotion.givenSince(since)
    const devices = await session.sharedDevices(since, given)
    const numbers = await withdrawal.sharedNumbers(since, given)
    const all = [
      ...devices.map(({ device, members }) => ({ by: 'device' as const, of: device, members })),
      ...numbers.map(({ number, members }) => ({ by: 'payout' as const, of: number, members })),
    ]
    const accounts = await member.accountsOf([...new Set(all.flatMap(({ members }) => members))])
    const known = new Map(accounts.map((account) => [account.id, account]))
    return all.flatMap(({ by, of, members }) => {
      const own = members.flatMap((id) => known.get(id) ?? [])
      const real = own.filter(({ type }) => type !== trialType)
      return [...Map.groupBy(real, ({ brandId }) => brandId)].map(([brandId, few]) => ({
        brandId,
        tie: { by, fingerprint: of, members: few.map(({ id }) => id).toSorted() },
      }))
    })
  }
}
