import type { FieldRule } from '../fields/field-rule.ts'

/** No script stacks so many marks on a letter, and composing them takes time by their square. */
const piledMarks = /\p{M}{9}/u

export function hasPiledMarks(text: string): boolean {
  return piledMarks.test(text)
}

const composed = (text: string) => (hasPiledMarks(text) ? text : text.normalize('NFC'))

const wide = /[\uFF01-\uFF5E]/g
const narrow = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfe_e0)

/** What people write into phone numbers to read them. */
const phoneSeparators = /[\p{Zs}\p{Pd}()./]/gu

/**
 * The value that is judged and kept: one code for what looks the same, without the spaces around.
 * Phone numbers, addresses of email and dates may come from a keyboard of wide letters. A password
 * is what was typed.
 */
export function normalise(type: FieldRule['type'], typed: string): string {
  if (type === 'password') return typed
  if (type === 'text') return composed(typed).trim()
  const folded = typed.replace(wide, narrow)
  return composed(type === 'tel' ? folded.replace(phoneSeparators, '') : folded).trim()
}

/** As people count: an emoji or a rare Chinese character is one, whatever its code. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}
