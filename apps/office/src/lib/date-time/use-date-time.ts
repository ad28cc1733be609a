import { momentText } from '@fairhouse/browser/moment'
import { useWords } from '#lib/words'

/** Formats date and time in the office's language and the device's time zone. */
export function useDateTime(): (iso: string) => string {
  const { tag } = useWords()
  return (iso) => momentText(iso, tag, { hasSeconds: true })
}
