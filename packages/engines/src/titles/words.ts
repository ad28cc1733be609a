import { nicknames } from './themes/index.ts'

/** Common words that do not tell names apart. */
const commonWords = new Set([
  'the',
  'of',
  'at',
  'in',
  'on',
  'to',
  'for',
  'from',
  'over',
  'under',
  'by',
])

/** Words with this many equal first letters count as the same word. */
const rootLetters = 4

const wordsIn = (name: string) => name.toLowerCase().split(/[ -]/)

/**
 * Removes the ending of a word, so that Fox, Fox's and Foxes are equal, and Cherry and Cherries.
 */
const stemOf = (word: string) => word.replace(/'s$/, '').replace(/(?<=..)(ies|y|es|s|e)$/, '')

/** Returns the stems of a name's words, without common words. */
export function stemsOf(name: string): string[] {
  return wordsIn(name)
    .filter((word) => !commonWords.has(word))
    .map(stemOf)
}

/** Words of picture names that describe the look and not the subject. */
const descriptiveWords = new Set(['and', 'black', 'blue', 'face', 'green', 'red', 'water', 'with'])

/** Returns the stems of a picture's words: those of its name and its nicknames. */
export const stemsOfPicture = (picture: string): string[] =>
  `${picture.replaceAll('-', ' ')} ${nicknames[picture] ?? ''}`
    .split(' ')
    .filter((word) => word.length > 2 && !descriptiveWords.has(word))
    .map(stemOf)

/** Returns a key that is equal for names with the same words in any order. */
export const keyOf = (stems: readonly string[]): string => stems.toSorted().join(' ')

/** Whether a word comes twice, also in another form: Moonlit Moon, Snowy Snowman. */
export function isDoubled(stems: readonly string[]): boolean {
  const roots = stems.map((stem) => stem.slice(0, rootLetters))
  return roots.some((root, index) => roots.indexOf(root) !== index)
}

/** Converts a name to a code that fits an address. */
export const codeOf = (name: string): string =>
  name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')
