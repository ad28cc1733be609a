import type { Values } from '@fairhouse/i18n'
import {
  loadOfficeLater,
  translateOfficeLater,
  type OfficeCode,
  type OfficeKey,
  type OfficeLaterKey,
  type OfficeLaterWords,
} from '@fairhouse/i18n/office'
import { use } from 'react'
import { useWords as useFirstWords } from '#lib/words'

const loading = new Map<OfficeCode, Promise<OfficeLaterWords>>()

function wordsIn(code: OfficeCode): Promise<OfficeLaterWords> {
  const known = loading.get(code)
  if (known) return known
  const words = loadOfficeLater(code)
  loading.set(code, words)
  // The next try is another one.
  words.catch(() => loading.delete(code))
  return words
}

/** LIST of the areas whose words come later. */
const areas = [
  'actions',
  'brands',
  'catalogue',
  'content',
  'corrections',
  'letters',
  'payments',
  'risk',
] as const satisfies (keyof OfficeLaterWords)[]

const isLater = (key: OfficeKey | OfficeLaterKey): key is OfficeLaterKey =>
  areas.some((area) => key.startsWith(`${area}.`))

/** The words of the office with those that come later, for which a page waits. */
export function useWords() {
  const first = useFirstWords()
  const later = use(wordsIn(first.language))
  return {
    ...first,
    t: (key: OfficeKey | OfficeLaterKey, values?: Values) =>
      isLater(key) ? translateOfficeLater(later, first.tag, key, values) : first.t(key, values),
  }
}
