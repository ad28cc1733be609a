import { deviceName } from './device-name.ts'
import type { Devices } from './devices.ts'
import type { LoginHistory } from './login-history.ts'
import type { Sessions } from '../sessions/sessions.ts'

interface Deps {
  sessions: Pick<Sessions, 'listOf'>
  devices: Devices
  loginHistory: LoginHistory
  endAll(memberId: string): Promise<number>
}

/** Activity of an account: sessions, sign-ins, browsers. */
export function createActivity({ sessions, devices, loginHistory, endAll }: Deps) {
  return {
    /** An account's sessions as staff see them, most recently used first. */
    async devicesOf(memberId: string) {
      const all = await sessions.listOf(memberId)
      return all.map(({ userAgent, address, createdAt, seenAt }) => ({
        device: deviceName(userAgent),
        address,
        createdAt,
        seenAt,
      }))
    },
    /** Latest sign-ins as staff see them. */
    async loginsOf(memberId: string) {
      const all = await loginHistory.lastOf(memberId)
      return all.map(({ userAgent, address, country, at }) => ({
        device: deviceName(userAgent),
        address,
        country,
        at,
      }))
    },
    /** Number of browsers the account was used from. */
    deviceCount: (memberId: string) => devices.countOf(memberId),
    /** Other accounts that signed in from the same browsers or addresses. */
    neighboursOf: (memberId: string) => devices.neighboursOf(memberId),
    /** Browsers shared by several accounts, since a moment or by these members. */
    sharedDevices: (since: Date, memberIds: readonly string[]) => devices.shared(since, memberIds),
    /** All data this module stores about an account. */
    exportOf: async (memberId: string) => ({
      sessions: await sessions.listOf(memberId),
      ...(await devices.exportOf(memberId)),
      logins: await loginHistory.exportOf(memberId),
    }),
    /** On account closing: ends all access and removes the usage history. */
    async forgetMember(memberId: string): Promise<void> {
      await endAll(memberId)
      await devices.forget(memberId)
      await loginHistory.forget(memberId)
    },
  }
}
