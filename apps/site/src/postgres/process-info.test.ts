import { expect, test } from 'vitest'
import { formatMark, ownMark, parseMark } from './mark-file.ts'
import { inspectProcess, isSameProcess, parseProcStat, parsePs } from './process-info.ts'

const tail = '1 1 1 0 -1 0 0 0 0 0 0 0 0 20 0 1 0 98765 1 1'

test('parses /proc/<pid>/stat with any process name', () => {
  const stat = parseProcStat(`12 (a) S 9 (x) S 7 ${tail}`)
  expect(stat).toEqual({ parent: 7, ticks: '98765' })
  expect(parseProcStat(`12 (node) Z 7 ${tail}`)).toBeUndefined()
})

test('parses the output of ps', () => {
  const line = 'S    7 Sat Nov 15 02:10:00 2025 node main.js --x\n'
  const started = 'Sat Nov 15 02:10:00 2025'
  expect(parsePs(12, line)).toEqual({ pid: 12, parent: 7, started, command: 'node main.js --x' })
  expect(parsePs(12, '')).toBeUndefined()
})

test('recognises this process, and not an earlier one with the same pid', () => {
  expect(inspectProcess(process.pid)?.parent).toBe(process.ppid)
  expect(isSameProcess(ownMark())).toBe(true)
  expect(isSameProcess({ pid: process.pid, started: 'long ago' })).toBe(false)
  expect(inspectProcess(2 ** 30)).toBeUndefined()
})

test('a mark round-trips; an incomplete one is ignored', () => {
  const mark = ownMark()
  expect(parseMark(formatMark(mark))).toEqual(mark)
  expect(parseMark('12')).toBeUndefined()
  expect(parseMark('')).toBeUndefined()
})
