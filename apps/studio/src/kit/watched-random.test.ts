import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchRandom } from './watched-random.ts'

function watched(bytes: (count: number) => Buffer) {
  const events: string[] = []
  const note = (_facts: object, message: string) => void events.push(message)
  const random = watchRandom({ bytes }, { info: note, warn: note, error: note })
  return { events, random }
}

test.each([
  ['runs short', () => randomBytes(31)],
  ['gives one value', (count: number) => Buffer.alloc(count, 7)],
  ['gives nothing', () => Buffer.alloc(0)],
  [
    'fails',
    () => {
      throw new Error('no entropy')
    },
  ],
])('[RNG-08] a generator that %s gives no seed and one event', (_, bytes) => {
  const { random, events } = watched(bytes)
  expect(() => random.bytes(32)).toThrow('out of order')
  expect(() => random.requireSound()).toThrow('out of order')
  expect(events).toHaveLength(1)
})

test('[RNG-08] a generator that repeats itself gives no second seed and stays closed', () => {
  const same = randomBytes(32)
  let bytes = (count: number): Buffer => same.subarray(0, count)
  const { random } = watched((count) => bytes(count))
  expect(random.bytes(32)).toEqual(same)
  expect(() => random.bytes(12)).toThrow('out of order')
  bytes = randomBytes
  expect(() => random.bytes(32)).toThrow('out of order')
})

test('gives different bytes of the requested length each time', () => {
  const { random, events } = watched(randomBytes)
  const drawn = Array.from({ length: 100 }, () => random.bytes(32).toString('hex'))
  expect(new Set(drawn).size).toBe(100)
  random.requireSound()
  expect(events).toEqual([])
})

test('[RNG-08] checks once per turn of the event loop', async () => {
  let drawCount = 0
  const { random } = watched((count) => {
    drawCount += 1
    if (drawCount > 1) throw new Error('no entropy')
    return randomBytes(count)
  })
  random.requireSound()
  random.requireSound()
  expect(drawCount).toBe(1)
  await nextTurn()
  expect(() => random.requireSound()).toThrow('out of order')
})

test('[RNG-08] a failure after a good check refuses the rounds of the same turn', () => {
  let bytes = randomBytes
  const { random } = watched((count) => bytes(count))
  random.requireSound()
  bytes = () => Buffer.alloc(0)
  expect(() => random.bytes(32)).toThrow('out of order')
  expect(() => random.requireSound()).toThrow('out of order')
})
