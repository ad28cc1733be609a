import type { Caller } from '#platform/http'
import type { Devices } from './devices.ts'
import type { Notices } from './notices.ts'
import type { Remembered } from './remembered.ts'
import type { Arrived, Entrant, SignInHow } from './entrant.ts'
import type { Pardon } from './store/failures.ts'
import type { Entry } from './store/entries.ts'
import type { Tries } from './tries.ts'

interface Parts {
  devices: Devices
  tries: Tries
  remembered: Remembered
  notices: Notices
}

export type Arrival = ReturnType<typeof createArrival>

const noPardon: Pardon = { whoms: [], places: [] }

/** What follows from somebody having got in. */
export function createArrival({ devices, tries, remembered, notices }: Parts) {
  return {
    /**
     * The browser and its address are known from now on. A code opens what wrong passwords had
     * locked everywhere, a password only here.
     */
    async entry(
      caller: Caller,
      account: Entrant,
      { by }: SignInHow,
      { device, contacts }: Arrived,
    ): Promise<Entry | undefined> {
      if (by === 'sms' || by === 'reset') await tries.forgiveAll(account, contacts)
      if (account.type === 4) return undefined
      const pardon =
        by === 'password' ? tries.pardonHere(caller, device, account, contacts) : noPardon
      return { pardon, at: devices.whereabouts(caller, device) }
    },
    /** The owner is told of a browser that is new. */
    async note(caller: Caller, { brandId }: Entrant, { device, known, contacts }: Arrived) {
      devices.keep(caller, device)
      if (known.seenBefore && !known.knowsDevice) {
        await notices.newDevice(brandId, contacts, caller)
      }
    },
    async remember(caller: Caller, { id }: Entrant, how: SignInHow) {
      if (how.remember === true) {
        await remembered.start(caller, id, how.by === 'sms' ? 'mobile' : 'name')
      }
      if (how.remember === false) await remembered.forget(caller)
    },
  }
}
