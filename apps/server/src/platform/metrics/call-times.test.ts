import { expect, test } from 'vitest'
import { CallTimes } from './call-times.ts'

test('counts durations in cumulative buckets by route and outcome', () => {
  const times = new CallTimes()
  const observe = times.forRoute('GET /one')
  for (const seconds of [0.001, 0.002, 0.3, 9]) observe('accepted', seconds)
  times.forRoute('GET /one')('refused', 0.5)
  times.forRoute('GET /never')
  const text = times.text()
  expect(text).toContain('# TYPE fairhouse_call_seconds histogram')
  const accepted = 'route="GET /one",outcome="accepted"'
  const bucket = (le: string, count: number) =>
    expect(text).toContain(`fairhouse_call_seconds_bucket{${accepted},le="${le}"} ${count}\n`)
  bucket('0.001', 1)
  bucket('0.0025', 2)
  bucket('0.25', 2)
  bucket('0.5', 3)
  bucket('5', 3)
  bucket('+Inf', 4)
  expect(text).toContain(`fairhouse_call_seconds_count{${accepted}} 4\n`)
  expect(text).toContain('fairhouse_call_seconds_count{route="GET /one",outcome="refused"} 1\n')
  expect(text).not.toContain('never')
})
