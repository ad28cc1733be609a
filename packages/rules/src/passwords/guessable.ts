import { commonPasswords } from './common-passwords.ts'

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** Whether a character follows the one before it: the same, the next, the key beside it. */
function follows(before: string, after: string): boolean {
  const step = (after.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  const beside = rows.some((row) => row.includes(before + after) || row.includes(after + before))
  return Math.abs(step) <= 1 || beside
}

/** How many characters of a text somebody has to guess. */
export function surprises(text: string): number {
  const characters = Array.from(text.toLowerCase())
  const free = characters.filter((one, index) => {
    const before = characters[index - 1]
    return before === undefined || !follows(before, one)
  })
  return Math.min(free.length, new Set(characters).size * 2)
}

/** One of the first that anybody tries: a known one, a run along the keys, one sign repeated. */
export function isCommon(password: string): boolean {
  return commonPasswords.has(password.toLowerCase().normalize('NFC')) || surprises(password) < 3
}

/** Made of what others know of the person, with less than four characters besides. */
export function isPersonal(password: string, known: readonly string[]): boolean {
  const small = password.toLowerCase()
  return known.some((fact) => {
    const word = fact.toLowerCase()
    return word.length >= 4 && small.includes(word) && small.length - word.length < 4
  })
}
