import type { LetterMaterial } from '@fairhouse/ui/tiles'
import type { AlphabetName, Bend } from './lettering/index.ts'

/** Lettering of a mood: alphabets, materials and bends to choose from. */
export interface LetteringStyle {
  readonly alphabets: readonly [AlphabetName, ...AlphabetName[]]
  readonly materials: readonly [LetterMaterial, ...LetterMaterial[]]
  readonly bends: readonly [Bend, ...Bend[]]
  /** Share of titles with glowing letters. */
  readonly litShare: number
}

const merry: LetteringStyle = {
  alphabets: ['round', 'jolly', 'comic', 'round', 'poster'],
  materials: ['gold', 'rose', 'lime', 'flame', 'pearl', 'jewel'],
  bends: ['arch', 'bowl', 'straight', 'rising'],
  litShare: 0,
}

const olden: LetteringStyle = {
  alphabets: ['carved', 'fable', 'carved', 'poster', 'jolly'],
  materials: ['gold', 'gold', 'pearl', 'flame', 'jewel', 'ice'],
  bends: ['straight', 'arch', 'straight', 'bowl'],
  litShare: 0,
}

const modern: LetteringStyle = {
  alphabets: ['future', 'poster', 'comic', 'future', 'round'],
  materials: ['ice', 'rose', 'jewel', 'lime', 'gold'],
  bends: ['straight', 'rising', 'straight', 'arch'],
  litShare: 0.45,
}

const daring: LetteringStyle = {
  alphabets: ['poster', 'comic', 'jolly', 'future', 'carved', 'fable'],
  materials: ['gold', 'flame', 'ice', 'jewel', 'pearl'],
  bends: ['straight', 'arch', 'rising', 'bowl'],
  litShare: 0,
}

/** LIST of styles by palette; all others are daring. */
const byPalette: Readonly<Record<string, LetteringStyle>> = {
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

export const letteringStyleOf = (palette: string): LetteringStyle => byPalette[palette] ?? daring
