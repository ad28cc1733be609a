import type { Kit } from '#platform/kit'
import { hashPassword, passwordMatches } from '#platform/password'
import type { Profiles } from './profiles.ts'
import type { MemberStore } from './store/index.ts'

interface Parts {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
}

/** Of an account that money is paid out to: its payment password, its name, its holds. */
export function payeeOf({ kit, store, profiles }: Parts) {
  const { accounts } = store
  return {
    hasPaymentPassword: async (id: string) => (await accounts.paying(id)).hash !== null,
    isPaymentPassword: async (id: string, typed: string): Promise<boolean> =>
      passwordMatches((await accounts.paying(id)).hash, typed),
    async setPaymentPassword(id: string, plain: string): Promise<void> {
      await accounts.setPaymentPassword(id, await hashPassword(plain))
    },
    /** Until then nothing is paid out; null when nothing is held. */
    async payoutsHeldUntil(id: string): Promise<Date | null> {
      const { heldUntil } = await accounts.paying(id)
      return heldUntil !== null && heldUntil > kit.clock.now() ? heldUntil : null
    },
    /** In whose name money is paid out. */
    async registeredName(id: string): Promise<string | null> {
      const { payeeName, realName, fullName } = await profiles.read(store, id)
      return realName ?? fullName ?? payeeName ?? null
    },
    registerPayee: (id: string, payeeName: string): Promise<void> =>
      profiles.write(store, id, { payeeName }, kit.clock.now()),
  }
}
