import type { Judged, Judgement } from './rule.ts'

/** A line of dieharder's table. */
export interface Row {
  readonly test: string
  readonly p: number
  readonly assessment: string
}

export interface Call {
  /** Its number, and for some the length of its tuples. */
  readonly test: number
  readonly tuple?: number
}

/**
 * LIST of the tests of the usual run: all of the battery `-a` that read no more than 128 MiB, but
 * for those that dieharder itself calls suspect.
 */
export const usualCalls: readonly Call[] = [
  ...[0, 4, 8, 10, 11, 12, 15, 100, 101, 102, 204, 206, 208].map((test) => ({ test })),
  { test: 200, tuple: 1 },
  ...[2, 3].map((tuple) => ({ test: 201, tuple })),
  ...[2, 3].map((tuple) => ({ test: 202, tuple })),
]

/** Of these some fail a bad generator at once, and need little of it. */
export const quickCalls: readonly Call[] = [4, 8, 15, 206].map((test) => ({ test }))

const columns = ['test_name', 'ntuple', 'pvalues', 'assessment'].flatMap((name) => ['-D', name])
/** Our rule, on both sides: WEAK is 10^-6 to 10^-3, FAILED is below. */
const lines = ['-W', '0.0005', '-X', '0.0000005']
export const argumentsOf = (call: Call | 'all') => [
  ...(call === 'all' ? ['-a'] : ['-d', String(call.test)]),
  ...(call === 'all' || call.tuple === undefined ? [] : ['-n', String(call.tuple)]),
  '-g',
  '200',
  '-c',
  '|',
  ...columns,
  ...lines,
]

export function parseTable(output: string): Row[] {
  return output.split('\n').flatMap((line) => {
    const [name = '', tuple = '', p = '', assessment = ''] = line
      .split('|')
      .map((one) => one.trim())
    if (!['PASSED', 'WEAK', 'FAILED'].includes(assessment)) return []
    return [{ test: tuple === '0' ? name : `${name} ${tuple}`, p: Number(p), assessment }]
  })
}
const judgedAs: Readonly<Record<string, Judged>> = { PASSED: 'passed', WEAK: 'doubtful' }

/** What a call gave; values of one name are told apart by their place. */
export const judgeRows = (call: string, rows: readonly Row[]): Judgement<Row>[] =>
  rows.map((row, place) => {
    const before = rows.slice(0, place).filter(({ test }) => test === row.test).length
    const test = before === 0 ? row.test : `${row.test}, ${before + 1}`
    const judged = judgedAs[row.assessment] ?? 'failed'
    return { key: `${call}:${test}`, judged, value: { ...row, test } }
  })
