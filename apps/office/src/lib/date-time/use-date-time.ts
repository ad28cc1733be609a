import { momentText } from '@fairhouse/browser/moment'
import { useStaffZone } from '#lib/staff-zone'
import { useWords } from '#lib/words'

/** Formats date and time in the office's language and the staff member's time zone. */
export function useDateTime(): (iso: string) => string {
  const { tag } = useWords()
  const zone = useStaffZone()
  return (iso) => momentText(iso, tag, { hasSeconds: true, zone })
}
