import type { Account } from '#modules/member'
import type { Caller } from '#platform/http'
import type { Devices } from '../devices/devices.ts'
import type { Notices } from '../recovery/notices.ts'
import type { Remembered } from './remembered.ts'
import type { SignInContext, SignInMethod } from './sign-in-context.ts'
import type { Forgiveness } from '../store/failures.ts'
import type { Entry } from '../store/entries.ts'
import type { FailedAttempts } from './failed-attempts.ts'

interface Deps {
  devices: Devices
  attempts: FailedAttempts
  remembered: Remembered
  notices: Notices
}

export type SignInEffects = ReturnType<typeof createSignInEffects>

const noForgiveness: Forgiveness = { whoms: [], places: [] }

/** Side effects of a completed sign-in. */
export function createSignInEffects({ devices, attempts, remembered, notices }: Deps) {
  return {
    /**
     * From now on the account knows the browser and its address. A code clears the lockouts that
     * wrong passwords caused everywhere; a password only those of this browser and network.
     */
    async toEntry(
      caller: Caller,
      account: Account,
      { by }: SignInMethod,
      { device, contacts }: SignInContext,
    ): Promise<Entry | undefined> {
      if (by === 'sms' || by === 'reset') await attempts.forgiveAll(account, contacts)
      if (account.type === 4) return undefined
      const forgiveness =
        by === 'password'
          ? attempts.forgivenessHere(caller, device, account, contacts)
          : noForgiveness
      return { forgiveness, at: devices.whereabouts(caller, device) }
    },
    /** Notifies the owner of a sign-in from a new browser. */
    async notifyNewDevice(
      caller: Caller,
      { brandId }: Account,
      { device, acquaintance: known, contacts }: SignInContext,
    ) {
      devices.keep(caller, device)
      if (known.seenBefore && !known.knowsDevice) {
        await notices.newDevice(brandId, contacts, caller)
      }
    },
    /** Not before a password that must be changed: a remembered browser would skip the change. */
    async remember(caller: Caller, { id }: Account, how: SignInMethod, mustChange: boolean) {
      if (how.remember === true && !mustChange) {
        await remembered.start(caller, id, how.by === 'sms' ? 'mobile' : 'name')
      }
      if (how.remember === false || mustChange) await remembered.forget(caller)
    },
  }
}
