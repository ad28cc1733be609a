import { letterColours, type LetterMaterial } from './letter-colours.ts'
import { between, hexOf, type Tone } from './oklch.ts'
import { anyPalette, tilePalettes, type TilePalette } from './palettes.ts'

export type TileColours = ReturnType<typeof tileColours>

/** Colours of a tile picture, with the hue shift of its theme. */
export function tileColours(name: string, turn = 0) {
  const { sky, horizon, land, light, accent } = turned(tilePalettes[name] ?? anyPalette(name), turn)
  const deep: Tone = [0.17, Math.max(0.06, sky[1] * 0.6), sky[2]]
  return {
    sky: hexOf(sky),
    skyHigh: hexOf([sky[0] * 0.62, sky[1] * 0.95, sky[2]]),
    horizon: hexOf(horizon),
    light: hexOf(light),
    bright: hexOf([0.985, 0.025, light[2]]),
    glow: hexOf(clean([0.84, Math.max(0.15, light[1]), light[2]])),
    haze: hexOf(clean(between(horizon, light, 0.5))),
    far: hexOf(clean(between(horizon, land, 0.55))),
    middle: hexOf(land),
    near: hexOf([land[0] * 0.6, land[1] * 0.9, land[2]]),
    /** Dark background for letters that keeps its hue. */
    ground: hexOf([0.27, Math.max(0.1, sky[1]), sky[2]]),
    deep: hexOf(deep),
    shadow: hexOf([0.09, 0.03, sky[2]]),
    accent: hexOf(accent),
    accentLight: hexOf([Math.min(0.9, accent[0] + 0.2), accent[1] * 0.75, accent[2]]),
    accentDeep: hexOf([accent[0] * 0.5, accent[1] * 0.75, accent[2]]),
    metal: {
      light: hexOf([0.96, 0.07, 95]),
      middle: hexOf([0.8, 0.14, 82]),
      deep: hexOf([0.5, 0.11, 62]),
    },
    letters: (material: LetterMaterial) => letterColours(material, sky, accent),
  }
}

/** Dark yellow looks like mud: moves such hues to bronze or green, whichever is nearer. */
const clean = ([lightness, chroma, hue]: Tone): Tone => {
  const around = ((hue % 360) + 360) % 360
  if (lightness > 0.82 || around < 74 || around > 138) return [lightness, chroma, around]
  return [lightness, chroma * 1.1, around < 104 ? 62 : 146]
}

function turned(palette: TilePalette, turn: number): TilePalette {
  const turnTone = ([lightness, chroma, hue]: Tone): Tone =>
    clean([lightness, chroma * 1.12, hue + turn])
  // Light of the opposite hue would mix to grey, so it shifts towards the horizon's hue.
  const leaning = between(palette.light, palette.horizon, 0.55)[2]
  return {
    sky: turnTone(palette.sky),
    horizon: turnTone(palette.horizon),
    land: turnTone(palette.land),
    light: turnTone([palette.light[0], Math.max(0.09, palette.light[1]), leaning]),
    accent: turnTone(palette.accent),
  }
}
