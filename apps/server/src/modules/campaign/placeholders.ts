import { mailingPlaces, type MailingPlace, type MailingWords } from '@fairhouse/protocol'

const placeholder = /\{([^{}]*)\}/g

const isPlaceholder = (name: string): name is MailingPlace =>
  mailingPlaces.some((one) => one === name)

/** Names in braces, valid placeholders or not. */
function namesIn(words: MailingWords): string[] {
  const texts = Object.values(words).flatMap(({ title, content }) => [title, content])
  const names = texts.flatMap((text) =>
    [...text.matchAll(placeholder)].map(([, name = '']) => name),
  )
  return [...new Set(names)]
}

export const placeholdersIn = (words: MailingWords): MailingPlace[] =>
  namesIn(words).filter(isPlaceholder)

export type Fault = 'required' | 'invalid'

/** Faults in the words by field; the brand's language is required. */
export function findFaults(words: MailingWords, language: string): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  if (!words[language]) faults[language] = 'required'
  for (const name of namesIn(words)) if (!isPlaceholder(name)) faults[`{${name}}`] = 'invalid'
  return faults
}

export type PlaceholderValues = Readonly<Record<MailingPlace, string>>

/** Fills in the placeholders in each language; values are inserted literally. */
export function fillIn(words: MailingWords, values: PlaceholderValues): MailingWords {
  const fill = (text: string) =>
    text.replaceAll(placeholder, (whole, name: string) =>
      isPlaceholder(name) ? values[name] : whole,
    )
  const filled = Object.entries(words).map(
    ([code, { title, content }]) => [code, { title: fill(title), content: fill(content) }] as const,
  )
  return Object.fromEntries(filled)
}

/** Languages without words, and the fallback used there. */
export function missingLanguages(words: MailingWords, languages: readonly string[], own: string) {
  const instead = [own, 'EN', ...Object.keys(words)].find((code) => words[code])
  return languages
    .filter((code) => !words[code])
    .map((code) => ({ language: code, instead: instead ?? own }))
}
