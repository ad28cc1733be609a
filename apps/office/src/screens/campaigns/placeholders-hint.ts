import { adminWords } from '@fairhouse/i18n/office'
import { mailingPlaces } from '@fairhouse/protocol/content-lists'
import { useWords } from '#lib/words'

/** Same maximum as on the server; placeholders make the text longer. */
export const maxCampaignText = { title: 100, content: 3600 }

/** Lists the placeholders that a message may contain. */
export function usePlaceholdersHint(): string {
  const { t } = useWords(adminWords)
  return t('letters.places', { places: mailingPlaces.map((name) => `{${name}}`).join(' ') })
}
