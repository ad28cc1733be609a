import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'

test('the hash of an answer starts with the required zero bits', async () => {
  const progress: number[] = []
  const { signal } = new AbortController()
  const answer = await solve({ task: 'abc.def', bits: 14 }, (done) => progress.push(done), signal)
  expect(answer).toMatch(/^abc\.def:\d+$/)
  expect(createHash('sha256').update(answer).digest().readUInt16BE(0) >>> 2).toBe(0)
  expect(progress.every((done) => done > 0 && done < 1)).toBe(true)
})

test('an aborted signal stops the work', async () => {
  const signal = AbortSignal.abort()
  await expect(solve({ task: 'x', bits: 30 }, () => {}, signal)).rejects.toThrow('aborted')
})
