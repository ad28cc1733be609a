import { mailingPlaces, type MailingPlace, type MailingWords } from '@fairhouse/protocol'

const place = /\{([^{}]*)\}/g

const isPlace = (name: string): name is MailingPlace => mailingPlaces.some((one) => one === name)

/** What stands in braces, whether it is a place or not. */
function namesIn(words: MailingWords): string[] {
  const texts = Object.values(words).flatMap(({ title, content }) => [title, content])
  const names = texts.flatMap((text) => [...text.matchAll(place)].map(([, name = '']) => name))
  return [...new Set(names)]
}

export const placesIn = (words: MailingWords): MailingPlace[] => namesIn(words).filter(isPlace)

export type Fault = 'required' | 'invalid'

/** What is wrong with words, by field: the brand's own language must be there. */
export function faultsOf(words: MailingWords, language: string): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  if (!words[language]) faults[language] = 'required'
  for (const name of namesIn(words)) if (!isPlace(name)) faults[`{${name}}`] = 'invalid'
  return faults
}

export type PlaceValues = Readonly<Record<MailingPlace, string>>

/** In each language, with what this member reads; a value is a text, whatever stands in it. */
export function filledIn(words: MailingWords, values: PlaceValues): MailingWords {
  const fill = (text: string) =>
    text.replaceAll(place, (whole, name: string) => (isPlace(name) ? values[name] : whole))
  const filled = Object.entries(words).map(
    ([code, { title, content }]) => [code, { title: fill(title), content: fill(content) }] as const,
  )
  return Object.fromEntries(filled)
}

/** Languages in which nothing is said, and the one that is read there instead. */
export function missingIn(words: MailingWords, languages: readonly string[], own: string) {
  const instead = [own, 'EN', ...Object.keys(words)].find((code) => words[code])
  return languages
    .filter((code) => !words[code])
    .map((code) => ({ language: code, instead: instead ?? own }))
}
