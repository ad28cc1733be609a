import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { workSearch } from './work-search.ts'

const bitsOf = (text: string) =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))
const task = 'x'.repeat(43)

test('finds the first match, for every length and start of the number', () => {
  const bits = 10
  const expected = Array.from({ length: 12_000 }, (_, number) => `${task}:${number}`).filter(
    (text) => bitsOf(text) >= bits,
  )
  const search = workSearch({ task, bits })
  const found: string[] = []
  let from = 0
  while (from < 12_000) {
    const answer = search(from, Math.min(997, 12_000 - from))
    if (answer === undefined) {
      from += 997
      continue
    }
    found.push(answer)
    from = Number(answer.split(':')[1]) + 1
  }
  expect(found).toEqual(expected)
})

test('a task without room for a number is refused', () => {
  expect(() => workSearch({ task: 'x'.repeat(55), bits: 1 })(0, 1)).toThrow('too long')
})
