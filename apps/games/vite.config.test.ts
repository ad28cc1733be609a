import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games, slots } from '@fairhouse/engines'
import { gameWord, loadGamesWords } from '@fairhouse/i18n/games'
import { isPicture, paletteNames, pictures } from '@fairhouse/ui/art'

test.each(slots)('$code has a name in all packs', async ({ code, name }) => {
  expect(gameWord(await loadGamesWords('EN'), code)).toBe(name)
})

test('all games use listed pictures and palettes', () => {
  const themes = games().map(({ config }) => config.theme)
  const names = new Set(themes.flatMap(({ symbols }) => Object.values(symbols)))
  expect([...names].filter((name) => !isPicture(name))).toEqual([])
  const palettes = new Set<string>(paletteNames)
  expect(themes.filter(({ palette }) => !palettes.has(palette))).toEqual([])
})

test('every listed picture has a name, and no two have the same', () => {
  const file = new URL('../../packages/i18n/src/words/en/pictures.json', import.meta.url)
  const words: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(Object(words))).toEqual(Object.keys(pictures))
  expect(new Set(Object.values(Object(words))).size).toBe(Object.keys(pictures).length)
})
