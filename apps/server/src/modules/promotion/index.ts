import { amountOf, toWire, zero, type Amount } from '@fairhouse/money'
import type { AgentModule } from '#modules/agent'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { MessageModule } from '#modules/message'
import type { WalletModule } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { createBonuses } from './bonuses.ts'
import { createConversion } from './convert.ts'
import { promotionHttp } from './http.ts'
import { promotionStore } from './store.ts'

export type PromotionModule = ReturnType<typeof createPromotion>

const maxPerRun = 200

interface ModuleDeps {
  agent: AgentModule
  brands: BrandModule
  exclusion: ExclusionModule
  member: MemberModule
  message: MessageModule
  wallet: WalletModule
}

export function createPromotion(kit: Kit, modules: ModuleDeps) {
  const { member } = modules
  const store = promotionStore(kit.database)

  const { accountsOf, give, takeBack } = createBonuses({ kit, ...modules })
  const { convert, notifyAll } = createConversion({ kit, ...modules, store, accountsOf })

  return {
    http: promotionHttp(modules),
    /** Pays the bonus promised at registration. */
    async welcome(memberId: string): Promise<void> {
      const promise = await member.signUpBonusOf(memberId)
      if (promise) await give(promise)
    },
    /** Timed work: pays sign-up bonuses that a crash left unpaid. */
    async welcomeAll(): Promise<void> {
      for (const promise of await member.dueSignUpBonuses(maxPerRun)) {
        await give(promise).catch((error: unknown) =>
          kit.log.error({ err: error, memberId: promise.memberId }, 'no sign-up bonus yet'),
        )
      }
    },
    /** A member's wagering requirement of open bonuses. */
    async requirementOf(memberId: string): Promise<Amount> {
      const open = (await store.bonuses(memberId)).filter(({ state }) => state === 'open')
      return open.reduce((total, { required }) => amountOf(total + BigInt(required)), zero)
    },
    /** Wagering requirements by the transfers that paid the bonuses. */
    async requiredBy(transferIds: readonly string[]): Promise<Map<string, Amount>> {
      const rows = await store.given(transferIds)
      return new Map(rows.map(({ id, required }) => [id, amountOf(BigInt(required))]))
    },
    convert,
    notifyConversions: notifyAll,
    givenSince: store.givenSince,
    /** Bonuses of members, oldest first. */
    takenBy: store.takenBy,
    /** A bonus whose terms were not met returns to the house. */
    async forfeit(brandId: string, memberId: string): Promise<void> {
      await takeBack(brandId, memberId)
      await store.forfeit(memberId)
    },
    async exportOf(memberId: string) {
      const bonuses = await store.bonuses(memberId)
      return bonuses.map(({ amount, required, maxConversion, ...facts }) => ({
        ...facts,
        amount: wire(amount),
        required: wire(required),
        maxConversion: maxConversion === null ? null : wire(maxConversion),
      }))
    },
    async conversionsOf(memberId: string) {
      const conversions = await store.conversions(memberId)
      return conversions.map(({ currency, converted, lapsed, at }) => {
        return { currency, converted: wire(converted), lapsed: wire(lapsed), at }
      })
    },
  }
}

const wire = (units: string) => toWire(amountOf(BigInt(units)))
