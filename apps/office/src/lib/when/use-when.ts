import { momentText } from '@fairhouse/browser/moment'
import { useWords } from '#lib/words'

/** Moments as they are written here: by the language, in the zone of the device. */
export function useWhen(): (iso: string) => string {
  const { tag } = useWords()
  return (iso) => momentText(iso, tag, { hasSeconds: true })
}
