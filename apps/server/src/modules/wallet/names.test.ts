import { expect, test } from 'vitest'
import { laneNames } from './names.ts'
import { laneStore } from './store/lane.ts'

test('a guard has the key under which it was stored before', () => {
  const { keyOf } = laneNames(1, laneStore(''))
  const hex = Buffer.from(keyOf('blocked somebody'), 'latin1').toString('hex')
  expect(hex).toBe('a64449c10ec98a138d9845c279521ea5')
})
