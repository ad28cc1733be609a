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

/** Tests of one length, and those that are run for some lengths of tuples. */
const single = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 100, 101, 102, 204, 205, 206, 207]
const tuples = (test: number, from: number, to: number): Call[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ test, tuple: from + place }))

interface Battery {
  readonly calls: readonly Call[]
  /** So much raw output is read by the one that reads most. */
  readonly megabytes: number
}

/** The tests of the battery `-a` that read no more, but for those that dieharder calls suspect. */
export const usualBattery: Battery = {
  calls: [
    ...[...single, 208, 209].map((test) => ({ test })),
    ...tuples(200, 1, 12),
    ...tuples(201, 2, 5),
    ...tuples(202, 2, 5),
    ...tuples(203, 0, 1),
  ],
  megabytes: 1024,
}

/** All of `-a` but the one that dieharder says not to use: hours, and two files of this size. */
export const wholeBattery: Battery = {
  calls: [...usualBattery.calls, ...[5, 6, 7, 17].map((test) => ({ test })), ...tuples(203, 2, 32)],
  megabytes: 12_800,
}

/** Of these some fail a bad generator at once, and need little of it. */
export const quickCalls: readonly Call[] = [4, 8, 15, 206].map((test) => ({ test }))

const columns = ['test_name', 'ntuple', 'pvalues', 'assessment'].flatMap((name) => ['-D', name])
/** Our rule, on both sides: WEAK is 10^-6 to 10^-3, FAILED is below. */
const lines = ['-W', '0.0005', '-X', '0.0000005']
export const argumentsOf = ({ test, tuple }: Call) => [
  '-d',
  String(test),
  ...(tuple === undefined ? [] : ['-n', String(tuple)]),
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
