import { deviceZone } from '@fairhouse/browser/moment'
import { useMe } from '#lib/me'

/** The time zone of all lists and forms of this staff member: the chosen one, else the device's. */
export function useStaffZone(): string {
  return useMe().timeZone ?? deviceZone()
}
