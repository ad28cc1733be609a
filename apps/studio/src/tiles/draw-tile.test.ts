import { hash } from 'node:crypto'
import { paletteNames } from '@fairhouse/ui/art'
import { expect, test } from 'vitest'
import { drawTile, type TileLook } from './draw-tile.ts'
import { edition, tileFile } from './tile-file.ts'

const look = (part: Partial<TileLook>): TileLook => ({
  code: 'dragon-pearl',
  name: 'Dragon Pearl',
  palette: 'jade-night',
  turn: 0,
  hero: 'dragon-face',
  companions: ['coin', 'crown'],
  ...part,
})
const draw = (part: Partial<TileLook>) => drawTile(look(part), (name, which) => `${name} ${which}`)

/** Each palette, and enough codes to meet every scene and every cast. */
const samples = paletteNames.flatMap((palette) =>
  Array.from({ length: 9 }, (_, at) => draw({ code: `${palette}-${at}`, palette, turn: at * 40 })),
)

test('the edition in the file names matches the drawings', () => {
  expect(edition).toBe(hash('sha256', samples.join('')).slice(0, 8))
})

test('a drawing is well-formed', () => {
  for (const sample of samples) {
    expect(sample).not.toMatch(/NaN|undefined|Infinity|\[object/)
    const open = sample.match(/<[a-z](?:[^>]*[^/])?>/gi)?.length
    expect(sample.match(/<\//g)?.length).toBe(open)
  }
})

test('a drawing follows from the code and the theme alone', () => {
  expect(draw({})).toBe(draw({}))
  expect(draw({ code: 'dragon-pearls' })).not.toBe(draw({}))
  expect(draw({ turn: 60 })).not.toBe(draw({}))
})

test('each look has its own file', () => {
  const files = [{}, { name: 'Dragon Pearls' }, { turn: 20 }, { hero: 'coin' }].map((part) =>
    tileFile(look(part)),
  )
  expect(new Set(files).size).toBe(4)
  expect(files[0]).toMatch(/^dragon-pearl-[\da-f]{10}\.webp$/)
})

test('draws unknown palettes and pictures', () => {
  expect(draw({ palette: 'no-such', companions: [] })).toContain('<svg')
})
