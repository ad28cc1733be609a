import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games, slots } from '@fairhouse/engines'
import { completeLanguages } from '@fairhouse/i18n'
import { gameWord, loadGamesWords } from '@fairhouse/i18n/games'
import { gameNames } from '@fairhouse/i18n/server'
import { isPicture, paletteNames, pictures } from '@fairhouse/ui/art'

test.each(slots)('$code has the same name on the site and in its frame', async (game) => {
  const names = gameNames(game.code)
  expect(names).toMatchObject({ EN: game.name })
  for (const { code } of completeLanguages)
    expect([code, gameWord(await loadGamesWords(code), game.code)]).toEqual([code, names[code]])
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
