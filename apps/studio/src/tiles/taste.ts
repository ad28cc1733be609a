import type { LetterMaterial } from '@fairhouse/ui/tiles'
import type { AlphabetName, Bend } from './lettering/index.ts'

/** Which letters a mood takes: their shapes, what they are made of, how they stand. */
export interface Taste {
  readonly alphabets: readonly [AlphabetName, ...AlphabetName[]]
  readonly materials: readonly [LetterMaterial, ...LetterMaterial[]]
  readonly bends: readonly [Bend, ...Bend[]]
  /** How many of them shine by themselves. */
  readonly lit: number
}

const merry: Taste = {
  alphabets: ['round', 'jolly', 'comic', 'round', 'poster'],
  materials: ['gold', 'rose', 'lime', 'flame', 'pearl', 'jewel'],
  bends: ['arch', 'bowl', 'straight', 'rising'],
  lit: 0,
}

const olden: Taste = {
  alphabets: ['carved', 'fable', 'carved', 'poster', 'jolly'],
  materials: ['gold', 'gold', 'pearl', 'flame', 'jewel', 'ice'],
  bends: ['straight', 'arch', 'straight', 'bowl'],
  lit: 0,
}

const modern: Taste = {
  alphabets: ['future', 'poster', 'comic', 'future', 'round'],
  materials: ['ice', 'rose', 'jewel', 'lime', 'gold'],
  bends: ['straight', 'rising', 'straight', 'arch'],
  lit: 0.45,
}

const daring: Taste = {
  alphabets: ['poster', 'comic', 'jolly', 'future', 'carved', 'fable'],
  materials: ['gold', 'flame', 'ice', 'jewel', 'pearl'],
  bends: ['straight', 'arch', 'rising', 'bowl'],
  lit: 0,
}

/** LIST of moods by palette; all others are daring. */
const byPalette: Readonly<Record<string, Taste>> = {
  orchard: merry,
  'blossom-garden': merry,
  'candy-hills': merry,
  carnival: merry,
  'palm-bay': merry,
  reef: merry,
  tavern: merry,
  'jade-night': olden,
  arena: olden,
  castle: olden,
  'cloud-temple': olden,
  'golden-palace': olden,
  'pharaoh-hall': olden,
  library: olden,
  'moonlit-forest': olden,
  'crystal-cave': olden,
  dunes: olden,
  'neon-city': modern,
  'synth-grid': modern,
  nebula: modern,
  vault: modern,
}

export const tasteOf = (palette: string): Taste => byPalette[palette] ?? daring
