import type { Values } from '@fairhouse/i18n'
import type { LotteryKey } from '@fairhouse/i18n/lottery'

type KeyIn<Key> = Key extends `bettypes.${infer Name}` ? Name : never
export type BetTypeKey = KeyIn<LotteryKey>

/** Translates a key of the lotteries. */
export type Translated = (key: LotteryKey, values?: Values) => string

/** A text by its key; its values may be texts. */
export interface Text {
  readonly key: BetTypeKey
  readonly values: Readonly<Record<string, Part>>
}

/** A part of a text: plain figures, or a text. */
export type Part = string | number | Text

export const text = (key: BetTypeKey, values: Text['values'] = {}): Text => ({ key, values })

/** Writes a text in the language of `t`. */
export function write(part: Part, t: Translated): string {
  if (typeof part !== 'object') return String(part)
  const values = Object.entries(part.values).map(
    ([name, value]) => [name, typeof value === 'object' ? write(value, t) : value] as const,
  )
  return t(`bettypes.${part.key}`, Object.fromEntries(values))
}

const joined = (parts: readonly Part[], key: BetTypeKey, last = key): Part =>
  parts.slice(1).reduce<Part>((one, other, index) => {
    const isLast = index === parts.length - 2
    return text(isLast ? last : key, { one, other })
  }, parts[0] ?? '')

/** "one, two" */
export const listOf = (parts: readonly Part[]): Part => joined(parts, 'list')
/** "one, two and three" */
export const andOf = (parts: readonly Part[]): Part => joined(parts, 'list', 'list_and')
/** "one, two or three" */
export const orOf = (parts: readonly Part[]): Part => joined(parts, 'list', 'list_or')
/** "Double: 5; single: 1, 2" */
export const fieldsOf = (parts: readonly Part[]): Part => joined(parts, 'list_fields')
export const sentencesOf = (parts: readonly Part[]): Part => joined(parts, 'sentences')
