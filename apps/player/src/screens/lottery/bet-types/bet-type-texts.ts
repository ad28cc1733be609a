import type { BetTypeText, BetTypeTexts } from './bet-type-text.ts'
import { elevenFive } from './texts/eleven-five.ts'
import { k3 } from './texts/k3.ts'
import { keno } from './texts/keno.ts'
import { lucky28 } from './texts/lucky-28.ts'
import { markSixOf } from './texts/mark-six.ts'
import { pk10 } from './texts/pk10.ts'
import { ssc } from './texts/ssc.ts'
import { vnNorth, vnSouth } from './texts/vn.ts'

const textsByRules: Readonly<Record<string, BetTypeTexts>> = {
  ssc,
  '11x5': elevenFive,
  k3,
  pk10,
  'lucky-28': lucky28,
  keno,
  'vn-north': vnNorth,
  'vn-south': vnSouth,
  'vn-two-stations': vnSouth,
}

/** Texts of Mark Six by the animal of the lunar year, made when they are first needed. */
const markSixTexts = new Map<string, BetTypeTexts>()

function markSix(year: string): BetTypeTexts {
  const known = markSixTexts.get(year)
  if (known) return known
  const made = markSixOf(year)
  markSixTexts.set(year, made)
  return made
}

/**
 * Texts of the bet types of a lottery, by the id of its group or rules. The rules of Mark Six name
 * the lunar year, which only the examples of the zodiac need.
 */
export function textsOf(rules: string): BetTypeTexts {
  if (!rules.startsWith('mark-six')) return textsByRules[rules] ?? {}
  const [, year = 'rat'] = /^mark-six-(\w+)$/.exec(rules) ?? []
  return markSix(year)
}

export const textOf = (rules: string, betType: string): BetTypeText | undefined =>
  textsOf(rules)[betType]
