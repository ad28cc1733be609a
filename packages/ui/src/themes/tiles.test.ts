import { expect, test } from 'vitest'
import { paletteNames } from '../art/index.ts'
import { between, hexOf } from './tiles/oklch.ts'
import { tilePalettes } from './tiles/palettes.ts'
import { tileColours } from './tiles/tile-colours.ts'

test('tones convert to displayable colours', () => {
  expect([hexOf([1, 0, 0]), hexOf([0, 0, 0]), hexOf([0.62796, 0.25768, 29.234])]).toEqual([
    '#ffffff',
    '#000000',
    '#ff0000',
  ])
  // Out of gamut: keeps lightness and hue.
  expect(hexOf([0.7, 0.4, 145])).toMatch(/^#00[\da-f]{4}$/)
})

test('hues interpolate the shorter way', () => {
  expect(between([0.5, 0.1, 350], [0.5, 0.1, 10], 0.5)[2]).toBeCloseTo(360)
})

test('every palette of the game frame has a tile palette', () => {
  expect(Object.keys(tilePalettes).toSorted()).toEqual([...paletteNames].toSorted())
})

test('a turn gives other colours, a whole turn the same, and a name of nobody some', () => {
  const { letters: _, ...plain } = tileColours('reef')
  expect(tileColours('reef', 360)).toMatchObject(plain)
  expect(tileColours('reef', 90).sky).not.toBe(plain.sky)
  expect(tileColours('no-such').sky).toMatch(/^#[\da-f]{6}$/)
})

test('letters stand out from their background', () => {
  for (const name of paletteNames) {
    for (const material of ['gold', 'ice', 'flame', 'jewel', 'pearl', 'lime', 'rose'] as const) {
      const { low, ink } = tileColours(name).letters(material)
      expect(contrast(low, ink), `${name} ${material}`).toBeGreaterThan(4.5)
    }
  }
})

function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return red * 0.2126 + green * 0.7152 + blue * 0.0722
}
