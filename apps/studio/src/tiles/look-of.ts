import type { Game } from '@fairhouse/engines'
import type { TileLook } from './draw-tile.ts'

/** LIST of the symbols that stand beside the hero, the first of them most. */
const beside = ['h1', 'scatter', 'h2', 'wild', 'h3'] as const

/** LIST of pictures that are views in a square: they look like cards and not like things. */
const views = new Set([
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

/** LIST of words in the names of pictures that say nothing of what is seen. */
const plain = new Set(['and', 'at', 'face', 'in', 'of', 'on', 'over', 'with', 'water'])

/** LIST of colours: a green ship is no green circle. */
const colours = new Set([
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

const known = new Map<string, readonly string[]>()

/** The same pictures stand in thousands of games. */
function wordsOfPicture(picture: string): readonly string[] {
  const words = known.get(picture) ?? wordsOf(picture)
  known.set(picture, words)
  return words
}

/** Who stands in front on everything that shows the game: what its name speaks of, or the wild. */
export function heroOf({ name, config }: Game): string {
  const { symbols } = config.theme
  const words = wordsOf(name)
  let hero = symbols.wild ?? symbols.h1 ?? 'default'
  let most = spoken(words, hero)
  for (const picture of Object.values(symbols)) {
    const count = spoken(words, picture)
    if (count > most) [hero, most] = [picture, count]
  }
  return hero
}

const spoken = (words: readonly string[], picture: string): number =>
  wordsOfPicture(picture).filter((word) => words.includes(word)).length

export function lookOf(game: Game): TileLook {
  const { palette, turn = 0, symbols } = game.config.theme
  const hero = heroOf(game)
  const all = [...new Set(beside.flatMap((part) => symbols[part] ?? []))]
  const others = all.filter((name) => name !== hero)
  const things = others.filter((name) => !views.has(name))
  const companions = things.length > 0 ? things : others
  return { code: game.code, name: game.name, palette, turn, hero, companions }
}

/** In one form for one and many: cherries and cherry are both cherr. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !plain.has(word) && !colours.has(word))
    .map((word) => word.replace(/(ies|y|es|s|e)$/, ''))
