import { hexOf, type Tone } from './oklch.ts'

/** Tones of a letter from top to bottom, its outline, and its highlight. */
export interface LetterColours {
  readonly high: string
  readonly middle: string
  readonly low: string
  readonly foot: string
  readonly ink: string
  readonly edge: string
}

/** Recipe of a lettering: hues of the upper and lower half, chroma, and hue of the outline. */
interface Material {
  readonly hues: readonly [number, number]
  readonly strength: number
  readonly ink: number
  /** Lightness of the lower half. */
  readonly low?: number
}

export type LetterMaterial = 'gold' | 'ice' | 'flame' | 'jewel' | 'pearl' | 'lime' | 'rose'

export function letterColours(material: LetterMaterial, sky: Tone, accent: Tone): LetterColours {
  const { hues, strength, ink, low = 0.8 } = materials(sky, accent)[material]
  return {
    high: hexOf([0.985, 0.02 + strength * 0.03, hues[0]]),
    middle: hexOf([0.91, strength * 0.8, hues[0]]),
    low: hexOf([low, strength, hues[1]]),
    foot: hexOf([0.93, strength * 0.7, hues[0]]),
    ink: hexOf([0.2, 0.08, ink]),
    edge: hexOf([0.97, 0.05, hues[0]]),
  }
}

const materials = (
  [, , sky]: Tone,
  [, strength, accent]: Tone,
): Record<LetterMaterial, Material> => ({
  gold: { hues: [95, 75], strength: 0.17, ink: 40 },
  ice: { hues: [220, 240], strength: 0.12, ink: 265 },
  flame: { hues: [98, 42], strength: 0.2, ink: 25, low: 0.72 },
  lime: { hues: [118, 140], strength: 0.2, ink: 155 },
  rose: { hues: [10, 355], strength: 0.15, ink: 345 },
  pearl: { hues: [80, sky], strength: 0.055, ink: sky, low: 0.86 },
  jewel: { hues: [accent, accent], strength, ink: accent, low: 0.7 },
})
