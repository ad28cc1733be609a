import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'

test('the answer of a proof of work begins with the bits that were asked for', async () => {
  const told: number[] = []
  const { signal } = new AbortController()
  const answer = await solve({ task: 'abc.def', bits: 14 }, (done) => told.push(done), signal)
  expect(answer).toMatch(/^abc\.def:\d+$/)
  expect(createHash('sha256').update(answer).digest().readUInt16BE(0) >>> 2).toBe(0)
  expect(told.every((done) => done > 0 && done < 1)).toBe(true)
})

test('who no longer waits is not worked for', async () => {
  const signal = AbortSignal.abort()
  await expect(solve({ task: 'x', bits: 30 }, () => {}, signal)).rejects.toThrow('waits')
})
