import type { Judgment, Judgement } from './retry-rule.ts'

/** A row of dieharder's table. */
export interface Row {
  readonly test: string
  readonly p: number
  readonly assessment: string
}

export interface Call {
  /** Number of the test; some have tuples of a length. */
  readonly test: number
  readonly tuple?: number
  /** Maximum raw output that it reads. */
  readonly megabytes: number
}

const defaultMegabytes = 1024
/** For each number that a lagged sum skips or takes, with a hundred million of them. */
const lagMegabytes = 388

/** Tests without tuples. */
const single = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 100, 101, 102, 204, 205, 206, 207]
const singles = (tests: readonly number[], megabytes: number): Call[] =>
  tests.map((test) => ({ test, megabytes }))
const lengths = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const tuples = (test: number, from: number, to: number): Call[] =>
  lengths(from, to).map((tuple) => ({ test, tuple, megabytes: defaultMegabytes }))
const laggedSums = (from: number, to: number): Call[] =>
  lengths(from, to).map((tuple) => ({ test: 203, tuple, megabytes: lagMegabytes * (tuple + 1) }))

/** Tests of the battery `-a` that read little, without those that dieharder calls suspect. */
export const usualCalls: readonly Call[] = [
  ...singles([...single, 208, 209], defaultMegabytes),
  ...tuples(200, 1, 12),
  ...tuples(201, 2, 5),
  ...tuples(202, 2, 5),
  ...laggedSums(0, 1),
]

/** All tests of `-a` except the one that dieharder advises against: hours, and two large files. */
export const allCalls: readonly Call[] = [
  ...usualCalls,
  ...singles([5, 6, 7, 17], lagMegabytes * 33),
  ...laggedSums(2, 32),
]

/** Tests of which some fail a bad generator at once, with little output. */
export const quickCalls: readonly Call[] = singles([4, 8, 15, 206], 120)

/** The largest amount that one of the calls reads. */
export const maxMegabytes = (calls: readonly Call[]) =>
  Math.max(...calls.map(({ megabytes }) => megabytes))

const columns = ['test_name', 'ntuple', 'pvalues', 'assessment'].flatMap((name) => ['-D', name])
/** Our thresholds, two-sided: WEAK is 10^-6 to 10^-3, FAILED is below. */
const thresholds = ['-W', '0.0005', '-X', '0.0000005']
export const argumentsOf = ({ test, tuple }: Omit<Call, 'megabytes'>) => [
  '-d',
  String(test),
  ...(tuple === undefined ? [] : ['-n', String(tuple)]),
  '-g',
  '200',
  '-c',
  '|',
  ...columns,
  ...thresholds,
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
const judgmentOf: Readonly<Record<string, Judgment>> = { PASSED: 'passed', WEAK: 'doubtful' }

/** Judges the rows of a call; rows with the same name are numbered. */
export const judgeRows = (call: string, rows: readonly Row[]): Judgement<Row>[] =>
  rows.map((row, index) => {
    const before = rows.slice(0, index).filter(({ test }) => test === row.test).length
    const test = before === 0 ? row.test : `${row.test}, ${before + 1}`
    const judged = judgmentOf[row.assessment] ?? 'failed'
    return { key: `${call}:${test}`, judged, value: { ...row, test } }
  })
