import { readdirSync, readFileSync } from 'node:fs'
import { isTint } from '@fairhouse/ui'
import { expect, test } from 'vitest'
import { lookOf } from './tile-look.ts'

const numbers = Array.from({ length: 2000 }, (_, place) => place + 1)

test('a game sets its picture and background', () => {
  const { hero, tint } = lookOf({ nodeId: 4, art: { hero: 'dragon', palette: 'ember' } })
  expect([hero, tint]).toEqual(['dragon', 'ember'])
})

test('each of our flagships has its own background', () => {
  const root = new URL('../../../../../', import.meta.url)
  const text = readFileSync(new URL('apps/site/src/wiring/in-house.ts', root), 'utf8')
  const folder = readdirSync(new URL('packages/engines/src/slots/games/', root))
  const tints = [...text.matchAll(/'[\w-]+': '(\w+)'/g)].map(([, tint = '']) => tint)
  for (const tint of tints) expect(isTint(tint), tint).toBe(true)
  expect([tints.length, new Set(tints).size]).toEqual(Array(2).fill(folder.length - 1))
})

test('an unknown palette falls back to one of ours', () => {
  const { hero, tint } = lookOf({ nodeId: 4, art: { hero: 'dragon', palette: 'no-such' } })
  expect([hero, tint]).toEqual(['dragon', lookOf({ nodeId: 4, art: null }).tint])
})

test('the first games of two providers look different', () => {
  const [one, other] = [1, 5201].map((nodeId) => lookOf({ nodeId, art: null }))
  expect(one?.tint).not.toBe(other?.tint)
})

test('without art neighbours differ, and a game always looks the same', () => {
  for (const nodeId of numbers) {
    const [one, next] = [lookOf({ nodeId, art: null }), lookOf({ nodeId: nodeId + 1, art: null })]
    expect(one.tint).not.toBe(next.tint)
    expect(one.hero).not.toBe(next.hero)
    expect(lookOf({ nodeId, art: null })).toEqual(one)
  }
})
