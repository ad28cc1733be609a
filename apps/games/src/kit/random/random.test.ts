import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newId, newWord } from './index.ts'

const isId = (id: string) => z.uuid({ version: 'v7' }).safeParse(id).success

test('ids sort by time, and no two are the same', () => {
  const nowMs = Date.UTC(2026, 10, 18)
  const ids = Array.from({ length: 500 }, (_, index) => newId(nowMs + index))
  expect(ids.toSorted()).toEqual(ids)
  expect(ids.every(isId)).toBe(true)
  expect(new Set(Array.from({ length: 500 }, () => newId(nowMs))).size).toBe(500)
})

test.each([-1, 0, 0.5, 2 ** 48, Number.MAX_SAFE_INTEGER])(
  'a clock that says %d does not keep anybody from playing',
  (nowMs) => {
    expect(isId(newId(nowMs))).toBe(true)
  },
)

test('a client seed has sixteen letters, others each time', () => {
  expect(newWord()).toMatch(/^[0-9a-f]{16}$/)
  expect(newWord()).not.toBe(newWord())
})
