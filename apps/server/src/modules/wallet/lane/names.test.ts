import { expect, test } from 'vitest'
import { createLaneNames } from './names.ts'
import { laneStore } from '../store/lane.ts'

test('guard keys never change', () => {
  const { keyOf } = createLaneNames(1, laneStore(''))
  const hex = Buffer.from(keyOf(1, 'blocked somebody'), 'latin1').toString('hex')
  expect(hex).toBe('a64449c10ec98a138d9845c279521ea5')
})

test('the key of a time-ordered name keeps its prefix and differs per lane', () => {
  const keyIn = (lane: number, name: string) =>
    Buffer.from(createLaneNames(0, laneStore('')).keyOf(lane, name), 'latin1').toString('hex')
  const name = '019a9575-3b2c-7d11-8f00-0242ac120002 closed SANDBOX somebody'
  expect(keyIn(1, name)).toMatch(/^019a95753b2c8[0-9a-f]{3}8[0-9a-f]{15}$/)
  expect(keyIn(0, name)).toMatch(/^019a95753b2c8/)
  expect(keyIn(0, name)).not.toBe(keyIn(1, name))
  expect(keyIn(1, `${name} else`)).not.toBe(keyIn(1, name))
  expect(keyIn(1, name.replace('-7d11', '-4d11'))).not.toMatch(/^019a95753b2c/)
})
