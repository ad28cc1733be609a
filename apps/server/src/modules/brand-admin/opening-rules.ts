import { completeLanguages } from '@fairhouse/i18n'
import type { BrandDocument, BrandOpening, Piece } from '@fairhouse/protocol'
import { agePlaceholder, givenTextOf } from '#modules/content'
import type { Cashier } from '#modules/payment'

type Item = BrandOpening[number]
type Gap = Item['gaps'][number]

/** What the checklist looks at. */
export interface OpeningFacts {
  document: Pick<BrandDocument, 'accounts' | 'country' | 'language' | 'languages' | 'licence'>
  /** Content that players see, of all kinds. */
  pieces: readonly Piece[]
  cashier: Cashier
  hasHelpLine: boolean
}

/** LIST of the pages without which no brand may take money. */
const legalPages = ['terms', 'privacy', 'responsible'] as const

const gap = (reason: Gap['reason'], more: Partial<Gap> = {}): Gap => ({
  reason,
  name: '',
  language: null,
  piece: null,
  ...more,
})

/** Everything that a brand needs before it opens, with what is missing. */
export function openingOf(facts: OpeningFacts): BrandOpening {
  const { document, cashier, hasHelpLine } = facts
  const payments = [
    ...(cashier.takesDeposits ? [] : [gap('no_deposits')]),
    ...(cashier.paysOut ? [] : [gap('no_payouts')]),
  ]
  return [
    { item: 'legal', gaps: legalGaps(facts) },
    { item: 'licence', gaps: document.licence ? [] : [gap('no_licence')] },
    { item: 'age', gaps: ageGaps(facts) },
    { item: 'helplines', gaps: hasHelpLine ? [] : [gap('no_help_line')] },
    { item: 'payments', gaps: payments },
    { item: 'translations', gaps: translationGaps(facts) },
  ]
}

const isPage = ({ kind }: Piece) => kind === 'page'

/** A page that is shown may be neither unwritten nor of the demonstration. */
function legalGaps({ document, pieces }: OpeningFacts): Gap[] {
  const pages = pieces.filter(isPage)
  const missing = legalPages.filter((id) => !pages.some((page) => page.id === id))
  return [
    ...missing.map((id) => gap('missing', { name: id })),
    ...pages.flatMap((page) =>
      document.languages.flatMap((language) => {
        const content = page.words[language]?.content
        const fault = content === undefined ? undefined : givenTextOf(content)
        return fault ? [gap(fault, about(page, document, language))] : []
      }),
    ),
  ]
}

/** The terms state the brand's minimum age, and no page states another. */
function ageGaps({ document, pieces }: OpeningFacts): Gap[] {
  const { minimumAge } = document.accounts
  return pieces.filter(isPage).flatMap((page) =>
    document.languages.flatMap((language) => {
      const content = page.words[language]?.content ?? ''
      if (content === '') return []
      const reason = ageFault(content, minimumAge, page.id === 'terms')
      return reason ? [gap(reason, about(page, document, language))] : []
    }),
  )
}

/** Whole numbers of a text; 1,018 and 2.18 are not taken apart. */
const numbersIn = (text: string): string[] =>
  text.split(/[^\d.,]/).flatMap((token) => {
    const parts = token.split(/[.,]/).filter((part) => part !== '')
    return parts.length === 1 ? parts : []
  })

function ageFault(content: string, minimumAge: number, mustState: boolean) {
  const stated = [...content.matchAll(/(?<![\d.,])(\d\d)\+/g)].map(([, age]) => Number(age))
  if (stated.some((age) => age !== minimumAge)) return 'other_age'
  const isStated =
    content.includes(agePlaceholder) || numbersIn(content).includes(String(minimumAge))
  return mustState && !isStated ? 'no_age' : undefined
}

const complete = new Set<string>(completeLanguages.map(({ code }) => code))

/** Each piece has words in each language of the brand, and the site itself speaks it. */
function translationGaps({ document, pieces }: OpeningFacts): Gap[] {
  return document.languages.flatMap((language) => [
    ...(complete.has(language) ? [] : [gap('no_pack', { language })]),
    ...pieces
      .filter(({ words }) => (words[language]?.title ?? '').trim() === '')
      .map((piece) => gap('untranslated', about(piece, document, language))),
  ])
}

function about(piece: Piece, { language }: OpeningFacts['document'], shown: string) {
  const { id, kind, words } = piece
  const name = words[language]?.title ?? words.EN?.title ?? id
  return { name, language: shown, piece: { kind, id } }
}
