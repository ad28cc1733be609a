import type { Deps } from './deps.ts'
import type { Tie } from './shared-accounts.ts'

/** Account type of play money. */
const trialType = 4

/**
 * Devices and payout accounts that several members share, used or bound since a moment, by brand.
 */
export function createTieFinder({ member, promotion, session, withdrawal }: Deps) {
  return async (since: Date): Promise<{ brandId: string; tie: Tie }[]> => {
    // A bonus may be paid long after its member's last login.
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
