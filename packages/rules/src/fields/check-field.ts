import { acceptedPattern } from '../patterns/accepted-pattern.ts'
import type { Fault } from './fault.ts'
import type { FieldRule } from './field-rule.ts'
import { hasHiddenCharacters, isStorable } from '../text/hidden-characters.ts'
import { lengthOf, normalise } from '../text/normalise.ts'
import { isPatternId, patterns } from '../patterns/patterns.ts'

/** Nobody types more into a field, whatever its rule allows. */
const longestTyped = 2000

/** Whether what was typed into a field is what its rule asks for. */
export function checkField(rule: FieldRule, typed: string): Fault | undefined {
  const lengths = { min: rule.minLength, max: rule.maxLength }
  if (typed.length > longestTyped) return { kind: 'too_long', ...lengths }
  const value = normalise(rule.type, typed)
  if (value === '') return rule.required ? { kind: 'required' } : undefined
  if (rule.type === 'password' ? !isStorable(value) : hasHiddenCharacters(value)) {
    return { kind: 'hidden_character' }
  }
  const length = lengthOf(value)
  const fits = length >= rule.minLength && length <= rule.maxLength
  // A number of one length is asked for by its digits, not by its characters.
  if (!fits && rule.type === 'tel' && lengths.min === lengths.max) {
    return { kind: 'wrong_phone', ...lengths }
  }
  if (!fits) return { kind: length < rule.minLength ? 'too_short' : 'too_long', ...lengths }
  if (matches(rule, value)) return undefined
  if (rule.type === 'tel') return { kind: 'wrong_phone', ...lengths }
  const pattern = isPatternId(rule.patternId) ? rule.patternId : 0
  return { kind: 'wrong_pattern', pattern, ...lengths }
}

/** Both the type and the brand's own pattern; what cannot be read takes nothing. */
function matches({ acceptedPattern: own, patternId }: FieldRule, value: string): boolean {
  if (own === '*') return true
  if (!isPatternId(patternId) || !patterns[patternId](value)) return false
  return own === '' || acceptedPattern(own)?.(value) === true
}
