import { expect, test } from 'vitest'
import {
  allCalls,
  argumentsOf,
  judgeRows,
  maxMegabytes,
  parseTable,
  usualCalls,
} from './dieharder.ts'
import { reverseBits } from './reverse-bits.ts'

const output = `
   diehard_birthdays|   0|0.46228885|  PASSED
   diehard_bitstream|   0|0.00000000|  FAILED
        diehard_runs|   0|0.00040210|   WEAK
        diehard_runs|   0|0.71539904|  PASSED
          sts_serial|   3|0.40745053|  PASSED
# stdin_input_raw(): Error: EOF
`

test('parses the table of dieharder; WEAK is doubtful, FAILED fails', () => {
  const judged = judgeRows('normal 0', parseTable(output))
  expect(judged.map((one) => [one.key, one.judged, one.value.p])).toEqual([
    ['normal 0:diehard_birthdays', 'passed', 0.462_288_85],
    ['normal 0:diehard_bitstream', 'failed', 0],
    ['normal 0:diehard_runs', 'doubtful', 0.000_402_1],
    ['normal 0:diehard_runs, 2', 'passed', 0.715_399_04],
    ['normal 0:sts_serial 3', 'passed', 0.407_450_53],
  ])
})

test('passes one test and its tuple as arguments', () => {
  expect(argumentsOf({ test: 201, tuple: 3 }).slice(0, 6)).toEqual([
    '-d',
    '201',
    '-n',
    '3',
    '-g',
    '200',
  ])
  expect(argumentsOf({ test: 15 }).slice(0, 3)).toEqual(['-d', '15', '-g'])
})

test('the whole battery has every test once, and a file large enough for each', () => {
  const names = allCalls.map(({ test: number, tuple }) => `${number} ${tuple ?? ''}`)
  expect(new Set(names).size).toBe(names.length)
  // Single tests, and those with tuples of 1 to 12, 2 to 5, 2 to 5 and 0 to 32.
  expect(names).toHaveLength(26 + 12 + 4 + 4 + 33)
  expect(maxMegabytes(usualCalls)).toBe(1024)
  expect(maxMegabytes(allCalls)).toBe(388 * 33)
})

test('a lagged sum of a hundred million numbers reads no number twice', () => {
  const lagged = allCalls.filter(({ test: number }) => number === 203)
  expect(lagged).toHaveLength(33)
  for (const { tuple = 0, megabytes } of lagged) {
    expect(megabytes * 2 ** 20).toBeGreaterThan((tuple + 1) * 4 * 1e8)
  }
})

test('reverses words bit by bit', () => {
  expect(reverseBits(1)).toBe(2 ** 31)
  expect(reverseBits(0b1011)).toBe(0xd000_0000)
  expect(reverseBits(reverseBits(0x1234_5678))).toBe(0x1234_5678)
})
