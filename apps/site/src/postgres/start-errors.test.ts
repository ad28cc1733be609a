import { StartError } from '@fairhouse/server'
import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { explain, explainOutput, lineTail } from './start-errors.ts'

const full = 'The disk holding /d is full: free some space and start again.'

test('a full disk is reported in one sentence, from the system or from PostgreSQL', () => {
  const error = Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' })
  expect(explain(error, '/d')).toEqual(new StartError(full))
  const tail = lineTail()
  tail.add('FATAL: could not write lock file "postmaster.pid": No space left on device')
  expect(explainOutput('It failed', tail, '/d').message).toBe(full)
})

test('the error contains the last lines', () => {
  const seen: string[] = []
  const tail = lineTail((line) => seen.push(line))
  for (let n = 1; n <= 30; n += 1) tail.add(`line ${n}`)
  expect(seen).toHaveLength(30)
  const { message } = explainOutput('It failed', tail, '/d')
  expect(message).toMatch(/^It failed; it said:\nline 19\n[^]*line 30$/)
})

test('a machine without binaries gets instructions', () => {
  expect(() => findBinaries('win32', 'x64')).toThrow('use WSL, or set DATABASE_URL')
  expect(() => findBinaries('freebsd', 'x64')).toThrow('for freebsd-x64: set DATABASE_URL')
})
