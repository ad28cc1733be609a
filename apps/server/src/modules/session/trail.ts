import { deviceName } from './device-name.ts'
import type { Devices } from './devices.ts'
import type { Logins } from './logins.ts'
import type { Sessions } from './sessions.ts'

interface Parts {
  sessions: Pick<Sessions, 'listOf'>
  devices: Devices
  logins: Logins
  endAll(memberId: string): Promise<number>
}

/** What the use of an account leaves here. */
export function createTrail({ sessions, devices, logins, endAll }: Parts) {
  return {
    /** The sessions of an account as colleagues see them, latest in use first. */
    async devicesOf(memberId: string) {
      const all = await sessions.listOf(memberId)
      return all.map(({ userAgent, address, createdAt, seenAt }) => ({
        device: deviceName(userAgent),
        address,
        createdAt,
        seenAt,
      }))
    },
    /** The latest sign-ins as colleagues see them. */
    async loginsOf(memberId: string) {
      const all = await logins.lastOf(memberId)
      return all.map(({ userAgent, address, country, at }) => ({
        device: deviceName(userAgent),
        address,
        country,
        at,
      }))
    },
    /** How many browsers an account has been used from. */
    deviceCount: (memberId: string) => devices.countOf(memberId),
    /** Who has signed in from the same browsers or addresses. */
    neighboursOf: (memberId: string) => devices.neighboursOf(memberId),
    /** Browsers that several accounts were used from, since a moment or by these members. */
    sharedDevices: (since: Date, memberIds: readonly string[]) => devices.shared(since, memberIds),
    /** All that is kept here about an account. */
    exportOf: async (memberId: string) => ({
      sessions: await sessions.listOf(memberId),
      ...(await devices.exportOf(memberId)),
      logins: await logins.exportOf(memberId),
    }),
    /** The account is closed: nothing here opens it or tells from where it was used. */
    async forgetMember(memberId: string): Promise<void> {
      await endAll(memberId)
      await devices.forget(memberId)
      await logins.forget(memberId)
    },
  }
}
