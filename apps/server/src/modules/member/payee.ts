import type { Kit } from '#platform/kit'
import { hashPassword, passwordMatches } from '#platform/password'
import type { Profiles } from './profiles.ts'
import type { MemberStore } from './store/index.ts'

interface Deps {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
}

/** Payout settings: payment password, payee name, holds. */
export function createPayee({ kit, store, profiles }: Deps) {
  const { accounts } = store
  return {
    hasPaymentPassword: async (id: string) => (await accounts.payoutFacts(id)).hash !== null,
    isPaymentPassword: async (id: string, typed: string): Promise<boolean> =>
      passwordMatches((await accounts.payoutFacts(id)).hash, typed),
    async setPaymentPassword(id: string, plain: string): Promise<void> {
      await accounts.setPaymentPassword(id, await hashPassword(plain))
    },
    /** Payouts are held until then; null when they are not. */
    async payoutsHeldUntil(id: string): Promise<Date | null> {
      const { heldUntil } = await accounts.payoutFacts(id)
      return heldUntil !== null && heldUntil > kit.clock.now() ? heldUntil : null
    },
    /** The name that payouts go to. */
    async registeredName(id: string): Promise<string | null> {
      const { payeeName, realName, fullName } = await profiles.read(store, id)
      return realName ?? fullName ?? payeeName ?? null
    },
    registerPayee: (id: string, payeeName: string): Promise<void> =>
      profiles.write(store, id, { payeeName }, kit.clock.now()),
  }
}
