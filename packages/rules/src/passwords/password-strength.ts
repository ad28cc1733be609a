import { isCommon, surprises } from './guessable.ts'

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** LIST of kinds of characters and how many there are to choose from. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^A-Za-z0-9\u0080-\u{10FFFF}]/u, 33],
  [/[\u0080-\u{10FFFF}]/u, 100],
]

/** What a meter shows: advice, never a reason to refuse. */
export function passwordStrength(password: string): PasswordStrength {
  const start = password.slice(0, 128)
  const choice = kinds.reduce((sum, [kind, count]) => sum + (kind.test(start) ? count : 0), 1)
  const bits = surprises(start) * Math.log2(choice)
  if (isCommon(start) || bits < 36) return 'weak'
  if (bits < 56) return 'fair'
  return bits < 76 ? 'good' : 'strong'
}
