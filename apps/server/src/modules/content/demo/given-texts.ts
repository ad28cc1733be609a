import { unwritten } from './first.ts'
import { demoPages } from './pages.ts'

/** Why a text cannot be a brand's own. */
export type GivenText = 'unwritten' | 'demonstration'

/** Finds sentences that are true of a demonstration only; other languages have the same order. */
const onlyOfDemonstration = /demonstration|play money|no gambling licence|no real money|no licence/i

const sentencesOf = (html: string): string[] =>
  html
    .split('<')
    .map((part) =>
      part
        .slice(part.indexOf('>') + 1)
        .replaceAll('&amp;', '&')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '')

const placeholders = new Set(Object.values(unwritten).flatMap(sentencesOf))

const demonstrationTexts = new Set(
  demoPages.flatMap(({ words }) => {
    const places = sentencesOf(words.EN?.content ?? '').flatMap((sentence, place) =>
      onlyOfDemonstration.test(sentence) ? [place] : [],
    )
    return Object.values(words).flatMap(({ content }) => {
      const sentences = sentencesOf(content)
      return places.flatMap((place) => sentences[place] ?? [])
    })
  }),
)

/** Whether a text is missing or still says what only a demonstration may say. */
export function givenTextOf(html: string): GivenText | undefined {
  const sentences = sentencesOf(html)
  if (sentences.every((sentence) => placeholders.has(sentence))) return 'unwritten'
  return sentences.some((sentence) => demonstrationTexts.has(sentence))
    ? 'demonstration'
    : undefined
}
