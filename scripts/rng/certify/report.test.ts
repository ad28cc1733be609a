import { expect, test } from 'vitest'
import { shareOf } from '../nist/judge.ts'
import { reportOf } from './report.ts'
import { isCertified, type Result } from './result.ts'

const evenPValues = Array.from({ length: 100 }, (_, index) => (index + 0.5) / 100)
const shareNamed = (name: string) => ({
  key: name,
  passed: true,
  values: [shareOf(name, evenPValues)],
})
const row = (p: number, assessment = 'PASSED') => ({ test: 'sts_serial 3', p, assessment })
const outcome = (p: number) => ({ game: 'wheel of 37', test: 'runs', part: '1', p })

const dieharder: Result['dieharder'] & {} = {
  whole: false,
  verdicts: [
    { key: 'normal 102:sts_serial 3', passed: true, values: [row(0.25)] },
    { key: 'reversed 102:sts_serial 3', passed: true, values: [row(0.75)] },
  ],
  planted: [{ key: 'normal 102:sts_serial 3', passed: false, values: [row(0, 'FAILED')] }],
}
const passingResult: Result = {
  sizes: {
    sequences: 100,
    bits: 2 ** 20,
    draws: 1e7,
    starts: 1000,
    megabytes: 128,
    plantedSequences: 20,
    plantedDraws: 200_000,
  },
  sharedBlocks: 0,
  raw: ['excursions +1', 'excursions -1', 'excursions variant -1', 'runs'].map(shareNamed),
  outcomes: {
    verdicts: [{ key: 'wheel:runs:1', passed: true, values: [outcome(0.0005), outcome(0.3)] }],
    holm: 0.3,
  },
  dieharder,
  planted: [{ generator: 'sticky', by: ['duplicates'] }],
  minutes: 12.5,
}

test('the page shows what was tested, repeated and caught', () => {
  const page = reportOf(passingResult, ['- Date: today'])
  expect(page).toContain('- Verdict: **passed**\n- Date: today')
  expect(page).toContain('| excursions | 2 | 100 | 0.9900 (0.9602) | 1.0000 | none |')
  expect(page).toContain('| excursions variant | 1 |')
  expect(page).toContain('| wheel of 37 | 0.3000 (1) |')
  expect(page).toContain('Repeated: wheel of 37, runs of 1.')
  expect(page).toContain('| sts_serial | 0.2500 | 0.7500 |')
  expect(page).toContain('| sticky | yes: duplicates |')
  expect(page).toContain('Dieharder fails the linear congruential generator: sts_serial 3.')
})

test('passes without dieharder and says so', () => {
  const result = { ...passingResult, dieharder: null }
  expect(isCertified(result)).toBe(true)
  expect(reportOf(result, [])).toContain('**passed**, without dieharder')
})

const { outcomes } = passingResult
const failing: Record<string, Partial<Result>> = {
  'a block that two starts share': { sharedBlocks: 1 },
  'a test of raw output': { raw: [{ ...shareNamed('runs'), passed: false }] },
  'all outcomes together': { outcomes: { ...outcomes, holm: 0.009 } },
  'a planted generator that passes': { planted: [{ generator: 'sticky', by: [] }] },
  'a test of dieharder': { dieharder: { ...dieharder, verdicts: dieharder.planted } },
  'a dieharder that finds nothing': { dieharder: { ...dieharder, planted: dieharder.verdicts } },
}

test.each(Object.keys(failing))('fails by %s', (name) => {
  const result = { ...passingResult, ...failing[name] }
  expect(isCertified(result)).toBe(false)
  expect(reportOf(result, [])).toContain('**FAILED**')
})
