import { readFileSync } from 'node:fs'
import { slots } from '@fairhouse/engines'
import { houseList } from '@fairhouse/studio'
import { expect, test } from 'vitest'

test('the player has the picture of each flagship, for when its tile does not come', () => {
  const list = new URL('../../../player/src/lib/art/pictures.ts', import.meta.url)
  const source = readFileSync(list, 'utf8')
  const named = new Set([...source.matchAll(/^ {2}'?([\w-]+)'?: art\(/gm)].map(([, name]) => name))
  const codes = new Set(slots.map(({ code }) => code))
  const heroes = houseList().flatMap(({ code, art }) => (codes.has(code) ? [art.hero] : []))
  expect(heroes).toHaveLength(slots.length)
  expect(heroes.filter((hero) => !named.has(hero))).toEqual([])
})
