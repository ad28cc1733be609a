import type { Game } from '@fairhouse/engines'
import type { TileLook } from './draw-tile.ts'

/** LIST of the symbols used as companions, most prominent first. */
const companionSymbols = ['h1', 'scatter', 'h2', 'wild', 'h3'] as const

/** LIST of pictures of landscapes in a square: they look like cards, not like things. */
const landscapes = new Set([
  'beach-with-umbrella',
  'bridge-at-night',
  'cityscape',
  'desert',
  'fireworks',
  'milky-way',
  'moon-viewing-ceremony',
  'national-park',
  'night-with-stars',
  'shooting-star',
  'sparkler',
  'sunrise',
  'sunrise-over-mountains',
  'sunset',
])

/** LIST of words in the names of pictures that describe nothing. */
const stopWords = new Set(['and', 'at', 'face', 'in', 'of', 'on', 'over', 'with', 'water'])

/** LIST of colours, ignored in matching: a green ship is not a green circle. */
const colourWords = new Set([
  'black',
  'blue',
  'brown',
  'green',
  'orange',
  'pink',
  'purple',
  'red',
  'white',
  'yellow',
])

const wordCache = new Map<string, readonly string[]>()

/** Cached, because thousands of games share pictures. */
function wordsOfPicture(picture: string): readonly string[] {
  const words = wordCache.get(picture) ?? wordsOf(picture)
  wordCache.set(picture, words)
  return words
}

/** The main picture of a game: the symbol that its name mentions, or the wild. */
export function heroOf({ name, config }: Game): string {
  const { symbols } = config.theme
  const words = wordsOf(name)
  let hero = symbols.wild ?? symbols.h1 ?? 'default'
  let bestCount = countWords(words, hero)
  for (const picture of Object.values(symbols)) {
    const count = countWords(words, picture)
    if (count > bestCount) [hero, bestCount] = [picture, count]
  }
  return hero
}

const countWords = (words: readonly string[], picture: string): number =>
  wordsOfPicture(picture).filter((word) => words.includes(word)).length

export function lookOf(game: Game): TileLook {
  const { palette, turn = 0, symbols } = game.config.theme
  const hero = heroOf(game)
  const candidates = [...new Set(companionSymbols.flatMap((part) => symbols[part] ?? []))]
  const others = candidates.filter((name) => name !== hero)
  const objects = others.filter((name) => !landscapes.has(name))
  const companions = objects.length > 0 ? objects : others
  return { code: game.code, name: game.name, palette, turn, hero, companions }
}

/** Splits a text into stems, so that cherries and cherry match. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !stopWords.has(word) && !colourWords.has(word))
    .map((word) => word.replace(/(ies|y|es|s|e)$/, ''))
