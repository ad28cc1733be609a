import { hasPiledMarks } from './normalise.ts'

/** Control characters and line breaks, and halves of a character. */
const noLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
/** Shown as nothing, so that two values look the same; the blank of Braille is one of them. */
const unseen = /(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\u2800/u
/** Joiners stand inside emoji and words of some scripts, never beside a plain letter or another. */
const strayJoiner =
  /(?:^|[\0-\x7F\p{Join_Control}])\p{Join_Control}|\p{Join_Control}(?:[\0-\x7F]|$)/u
/** Digits have other forms, as on the keys of emoji; plain letters have none. */
const strayForm = /(?:^|[A-Za-z\s])\p{Variation_Selector}/u

const hidden = [noLine, unseen, strayJoiner, strayForm]

export function hasHiddenCharacters(text: string): boolean {
  return hidden.some((signs) => signs.test(text)) || hasPiledMarks(text)
}

/** A password may have any character that can be told from another. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}
