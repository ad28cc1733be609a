import { mailingPlaces } from '@fairhouse/protocol/content-lists'
import { useWords } from '#lib/later-words'

/** The server allows no more: names and amounts come into it. */
export const mostOfMailing = { title: 100, content: 3600 }

/** The places in a letter that each member reads something else in. */
export function usePlacesHint(): string {
  const { t } = useWords()
  return t('letters.places', { places: mailingPlaces.map((name) => `{${name}}`).join(' ') })
}
