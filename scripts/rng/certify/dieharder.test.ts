import { expect, test } from 'vitest'
import { argumentsOf, judgeRows, parseTable, usualCalls } from './dieharder.ts'
import { reverseBits } from './reverse-bits.ts'

const output = `
   diehard_birthdays|   0|0.46228885|  PASSED
   diehard_bitstream|   0|0.00000000|  FAILED
        diehard_runs|   0|0.00040210|   WEAK
        diehard_runs|   0|0.71539904|  PASSED
          sts_serial|   3|0.40745053|  PASSED
# stdin_input_raw(): Error: EOF
`

test('the table of dieharder is read; WEAK is taken again, FAILED fails', () => {
  const judged = judgeRows('normal 0', parseTable(output))
  expect(judged.map((one) => [one.key, one.judged, one.value.p])).toEqual([
    ['normal 0:diehard_birthdays', 'passed', 0.462_288_85],
    ['normal 0:diehard_bitstream', 'failed', 0],
    ['normal 0:diehard_runs', 'doubtful', 0.000_402_1],
    ['normal 0:diehard_runs, 2', 'passed', 0.715_399_04],
    ['normal 0:sts_serial 3', 'passed', 0.407_450_53],
  ])
})

test('it is asked for one test, with its tuple, or for all', () => {
  expect(argumentsOf({ test: 201, tuple: 3 }).slice(0, 6)).toEqual([
    '-d',
    '201',
    '-n',
    '3',
    '-g',
    '200',
  ])
  expect(argumentsOf('all').slice(0, 3)).toEqual(['-a', '-g', '200'])
  expect(usualCalls).toHaveLength(18)
})

test('words are reversed bit by bit', () => {
  expect(reverseBits(1)).toBe(2 ** 31)
  expect(reverseBits(0b1011)).toBe(0xd000_0000)
  expect(reverseBits(reverseBits(0x1234_5678))).toBe(0x1234_5678)
})
