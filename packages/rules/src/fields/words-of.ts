import type { Fault } from './fault.ts'
import type { PatternId } from '../patterns/patterns.ts'

/** Keys of the area `rules` in the packs of words. */
export type RuleWord =
  | Exclude<Fault['kind'], 'too_short' | 'too_long' | 'wrong_pattern'>
  | `type_${PatternId}`
  | 'own_pattern'
  | 'phone_digits'

export interface FaultWords {
  readonly key: RuleWord
  readonly values?: Readonly<Record<string, string | number>>
}

/** Both numbers, or the one if they are equal. */
function range({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(max) : `${min}–${max}`
}

/** What a person is told about a fault, where it stands under the field. */
export function wordsOf(fault: Fault): FaultWords {
  switch (fault.kind) {
    case 'too_short':
    case 'too_long':
      return { key: 'type_0', values: { length: range(fault) } }
    case 'wrong_pattern':
      return fault.pattern === 0
        ? { key: 'own_pattern' }
        : { key: `type_${fault.pattern}`, values: { length: range(fault) } }
    case 'wrong_phone':
      return fault.min === fault.max
        ? { key: 'phone_digits', values: { digits: fault.max } }
        : { key: 'wrong_phone' }
    case 'too_young':
      return { key: fault.kind, values: { age: fault.age } }
    default:
      return { key: fault.kind }
  }
}
