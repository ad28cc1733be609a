import { nicknames } from './themes/index.ts'

/** Words that many names have, and that tell nothing apart. */
const small = new Set(['the', 'of', 'at', 'in', 'on', 'to', 'for', 'from', 'over', 'under', 'by'])

/** Words that begin with the same letters, so many of them, are taken for one. */
const rootLetters = 4

const wordsIn = (name: string) => name.toLowerCase().split(/[ -]/)

/** What a word is without its ending: Fox, Fox's and Foxes are one, and Cherry and Cherries. */
const stemOf = (word: string) => word.replace(/'s$/, '').replace(/(?<=..)(ies|y|es|s|e)$/, '')

/** The stems of a name's words, without those that tell nothing. */
export function stemsOf(name: string): string[] {
  return wordsIn(name)
    .filter((word) => !small.has(word))
    .map(stemOf)
}

/** Words of pictures that say how they look, and not what they show. */
const plain = new Set(['and', 'black', 'blue', 'face', 'green', 'red', 'water', 'with'])

/** The stems of the words that a picture shows: those of its name, and others for the same. */
export const stemsOfPicture = (picture: string): string[] =>
  `${picture.replaceAll('-', ' ')} ${nicknames[picture] ?? ''}`
    .split(' ')
    .filter((word) => word.length > 2 && !plain.has(word))
    .map(stemOf)

/** Two names with the same key have the same words, in whatever order. */
export const keyOf = (stems: readonly string[]): string => stems.toSorted().join(' ')

/** Whether a word is said twice, also in another form: Moonlit Moon, Snowy Snowman. */
export function isDoubled(stems: readonly string[]): boolean {
  const roots = stems.map((stem) => stem.slice(0, rootLetters))
  return roots.some((root, place) => roots.indexOf(root) !== place)
}

/** A name as a code that fits an address. */
export const codeOf = (name: string): string =>
  name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')
