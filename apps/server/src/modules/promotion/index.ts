import { amountOf, toWire, zero, type Amount } from '@fairhouse/money'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { giftsOf } from './gifts.ts'
import { promotionStore } from './store.ts'

export type PromotionModule = ReturnType<typeof createPromotion>

/** As many as one run of the timed work finishes. */
const mostAtOnce = 200

interface Below {
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  wallet: WalletModule
}

export function createPromotion(kit: Kit, below: Below) {
  const { member } = below
  const store = promotionStore(kit.database)

  const { give, takeBack } = giftsOf({ kit, ...below })

  return {
    /** Gives what was promised at the registration. */
    async welcome(memberId: string): Promise<void> {
      const promise = await member.promiseTo(memberId)
      if (promise) await give(promise)
    },
    /** Timed work: what a crash left between a registration and its bonus. */
    async welcomeAll(): Promise<void> {
      for (const promise of await member.duePromises(mostAtOnce)) {
        await give(promise).catch((error: unknown) =>
          kit.log.error({ err: error, memberId: promise.memberId }, 'no sign-up bonus yet'),
        )
      }
    },
    /** What must be staked before bonus money can be withdrawn. */
    async requirementOf(memberId: string): Promise<Amount> {
      const open = (await store.bonuses(memberId)).filter(({ state }) => state === 'open')
      return open.reduce((total, { required }) => amountOf(total + BigInt(required)), zero)
    },
    /** The same by the transfers that gave it. */
    async requiredBy(transferIds: readonly string[]): Promise<Map<string, Amount>> {
      const rows = await store.given(transferIds)
      return new Map(rows.map(({ id, required }) => [id, amountOf(BigInt(required))]))
    },
    givenSince: store.givenSince,
    /** What members were given, the oldest first. */
    takenBy: store.takenBy,
    /** Bonus money whose terms were not met goes back to the house. */
    async forfeit(brandId: string, memberId: string): Promise<void> {
      await takeBack(brandId, memberId)
      await store.forfeit(memberId)
    },
    async exportOf(memberId: string) {
      const bonuses = await store.bonuses(memberId)
      return bonuses.map(({ amount, required, ...facts }) => ({
        ...facts,
        amount: toWire(amountOf(BigInt(amount))),
        required: toWire(amountOf(BigInt(required))),
      }))
    },
  }
}
