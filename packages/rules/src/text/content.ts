import type { Fault } from '../fields/fault.ts'
import { hasHiddenCharacters } from './hidden-characters.ts'
import { lengthOf, normalise } from './normalise.ts'

/** Text of several lines, as feedback and comments are, within so many characters. */
export function checkContent(
  { min, max }: { readonly min: number; readonly max: number },
  typed: string,
): Fault | undefined {
  const text = normalise('text', typed)
  if (text === '') return min > 0 ? { kind: 'required' } : undefined
  if (hasHiddenCharacters(text.replace(/[\n\r\t]/g, ' '))) return { kind: 'hidden_character' }
  const length = lengthOf(text)
  if (length < min) return { kind: 'too_short', min, max }
  return length > max ? { kind: 'too_long', min, max } : undefined
}
