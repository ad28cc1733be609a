import { textOf } from './bet-type-texts.ts'
import { sentencesOf, write, type Translated } from './text.ts'

/** The name of a bet type: "Front 3 · Direct". Its id, if this build doesn't know it yet. */
export function betTypeName(rules: string, betType: string, t: Translated): string {
  const known = textOf(rules, betType)
  return known ? write(known.name, t) : betType
}

/** Says what to pick, when the bet wins, and what it costs. */
export function betTypeHelp(rules: string, betType: string, t: Translated): string {
  return write(sentencesOf(textOf(rules, betType)?.help ?? []), t)
}
