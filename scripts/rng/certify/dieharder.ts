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
  /** So much raw output it reads at most. */
  readonly megabytes: number
}

const usualMegabytes = 1024
/** For each number that a lagged sum skips or takes, of a hundred million. */
const lagMegabytes = 388

/** Tests of one length, and those that are run for some lengths of tuples. */
const single = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 15, 16, 100, 101, 102, 204, 205, 206, 207]
const singles = (tests: readonly number[], megabytes: number): Call[] =>
  tests.map((test) => ({ test, megabytes }))
const lengths = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place)
const tuples = (test: number, from: number, to: number): Call[] =>
  lengths(from, to).map((tuple) => ({ test, tuple, megabytes: usualMegabytes }))
const laggedSums = (from: number, to: number): Call[] =>
  lengths(from, to).map((tuple) => ({ test: 203, tuple, megabytes: lagMegabytes * (tuple + 1) }))

/** The tests of the battery `-a` that read little, but for those that dieharder calls suspect. */
export const usualCalls: readonly Call[] = [
  ...singles([...single, 208, 209], usualMegabytes),
  ...tuples(200, 1, 12),
  ...tuples(201, 2, 5),
  ...tuples(202, 2, 5),
  ...laggedSums(0, 1),
]

/** All of `-a` but the one that dieharder says not to use: hours, and two large files. */
export const allCalls: readonly Call[] = [
  ...usualCalls,
  ...singles([5, 6, 7, 17], lagMegabytes * 33),
  ...laggedSums(2, 32),
]

/** Of these some fail a bad generator at once, and need little of it. */
export const quickCalls: readonly Call[] = singles([4, 8, 15, 206], 120)

/** What the one reads that reads most. */
export const mostMegabytes = (calls: readonly Call[]) =>
  Math.max(...calls.map(({ megabytes }) => megabytes))

const columns = ['test_name', 'ntuple', 'pvalues', 'assessment'].flatMap((name) => ['-D', name])
/** Our rule, on both sides: WEAK is 10^-6 to 10^-3, FAILED is below. */
const lines = ['-W', '0.0005', '-X', '0.0000005']
export const argumentsOf = ({ test, tuple }: Omit<Call, 'megabytes'>) => [
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
