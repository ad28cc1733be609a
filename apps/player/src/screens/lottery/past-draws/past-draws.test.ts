import type { DrawView } from '@fairhouse/protocol/lottery'
import { expect, test } from 'vitest'
import { mergeDraws } from './past-draws.ts'

const draw = (number: string, state: DrawView['state'] = 'settled'): DrawView => ({
  number,
  state,
  locksAt: '2030-01-01T00:00:00.000Z',
  drawsAt: '2030-01-01T00:00:05.000Z',
  prices: '00',
  result: [1, 2, 3],
})

test('a new draw comes first and none is listed twice', () => {
  const before = [draw('3'), draw('2'), draw('1')]
  const merged = mergeDraws([draw('4'), draw('3', 'void'), draw('2')], before)
  expect(merged.map(({ number }) => number)).toEqual(['4', '3', '2', '1'])
  expect(merged[1]?.state).toBe('void')
})

test('no draws are no list', () => expect(mergeDraws([], [])).toEqual([]))
