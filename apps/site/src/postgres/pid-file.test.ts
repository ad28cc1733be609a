import { expect, test } from 'vitest'
import { parsePidFile, readPidFile } from './pid-file.ts'

test('a file written by PostgreSQL is parsed', () => {
  const text = '4711\n/data\n1700000000\n5433\n\n127.0.0.1\n   12345  1\nready   \n'
  const expected = { pid: 4711, startedSeconds: 1_700_000_000, port: 5433, status: 'ready' }
  expect(parsePidFile(text)).toEqual(expected)
})

test('a half written file has no status yet', () => {
  expect(parsePidFile('4711\n/data\n17')?.status).toBe('')
  expect(parsePidFile('')).toBeUndefined()
  expect(parsePidFile('-1\n')).toBeUndefined()
  expect(readPidFile('/nowhere')).toBeUndefined()
})
