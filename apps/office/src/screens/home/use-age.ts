import { nowMs } from '@fairhouse/browser/clock'
import { useWords } from '#lib/words'
import { ageOf } from './age-of.ts'

/** Formats an age. */
export function useAge(): (iso: string) => string {
  const { tag } = useWords()
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return (iso) => {
    const { count, unit } = ageOf(nowMs() - Date.parse(iso))
    return format.format(-count, unit)
  }
}
