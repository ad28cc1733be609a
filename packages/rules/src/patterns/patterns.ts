import { readDay } from '../fields/calendar.ts'
import { isEmail } from './email.ts'
import { letters, onlyOf } from './letters.ts'

type Test = (text: string) => boolean

/** All of them hold; each walks the text once. */
const all =
  (...tests: (RegExp | Test)[]): Test =>
  (text) =>
    tests.every((test) => (test instanceof RegExp ? test.test(text) : test(text)))

const alphanumeric = onlyOf('A-Za-z0-9')
/** What a keyboard of plain letters can write, spaces apart. */
const typed = onlyOf('!-~')
const anyLetter = /\p{L}/u
/** Marks (a vowel above, a tone) sit on a letter, and Thai ones on a Thai letter. */
const noLooseMark: Test = (text) => !/(?:^|[^\p{L}\p{M}])\p{M}/u.test(text)
const noLooseThaiMark: Test = (text) => !/(?:^|[^\u0E01-\u0E4E])\p{M}/u.test(text)

const nameWord = onlyOf(String.raw`\p{L}\p{M}'’ʼ.\-`)

function isFullName(text: string): boolean {
  const words = text.split(/\p{Zs}+/u)
  return (
    words.length > 1 &&
    noLooseMark(text) &&
    words.every((word) => nameWord.test(word) && /^\p{L}/u.test(word))
  )
}

/** LIST of the pattern types of the specification; the words of a type have the key `type_<id>`. */
export const patterns = {
  /** Plain length. */
  0: () => true,
  /** A letter first, then letters and numbers. */
  1: all(/^[A-Za-z]/, alphanumeric),
  /** Chinese characters and numbers. */
  2: all(onlyOf(`${letters.chinese}0-9`)),
  3: isEmail,
  /** Letters or numbers only. */
  4: all(alphanumeric),
  /** Letters and numbers combined: at least one of each. */
  5: all(alphanumeric, /[A-Za-z]/, /[0-9]/),
  /** Digits only. */
  6: all(onlyOf('0-9')),
  /** Alphanumeric with an uppercase. */
  7: all(alphanumeric, /[A-Z]/),
  /** English letters and spaces. */
  8: all(onlyOf('A-Za-z '), anyLetter),
  /** No spaces. */
  9: all(/^\S+$/u),
  /** Chinese characters and punctuation. */
  10: all(onlyOf(String.raw`${letters.chinese}\p{P}～`), anyLetter),
  11: (text) => readDay(text, 'yyyy-MM-dd') !== undefined,
  /** Letters of any script and spaces. */
  12: all(onlyOf(String.raw`\p{L}\p{M} `), anyLetter, noLooseMark),
  13: (text) => readDay(text, 'MM-dd-yyyy') !== undefined,
  /** Alphanumeric. */
  14: all(alphanumeric),
  /** Korean only. */
  15: all(onlyOf(letters.korean)),
  /** Thai only. */
  16: all(onlyOf(letters.thai), noLooseThaiMark),
  /** Thai or English and spaces. */
  17: all(onlyOf(`${letters.thai}A-Za-z `), anyLetter, noLooseThaiMark),
  /** Uppercase and spaces with a letter. */
  18: all(onlyOf('A-Z '), anyLetter),
  /** Letters, numbers, symbols. */
  19: all(typed),
  /** Uppercase, lowercase, number and special symbol: at least one of each. */
  20: all(typed, /[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/),
  /** First and last name separated by a space. */
  21: isFullName,
  /** Full-width Japanese. */
  22: all(onlyOf(letters.wideJapanese), noLooseMark),
  /** Uppercase only, no spaces. */
  23: all(onlyOf('A-Z')),
} as const satisfies Record<number, Test>

export type PatternId = keyof typeof patterns

export function isPatternId(id: number): id is PatternId {
  return Object.hasOwn(patterns, id)
}
