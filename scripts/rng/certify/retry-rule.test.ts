import { expect, test, vi } from 'vitest'
import { judgeWithRetry, judge, type Judgment, type Judgement } from './retry-rule.ts'

test.each([
  [0.5, 'passed'],
  [1e-3, 'passed'],
  [9e-4, 'doubtful'],
  [1e-6, 'doubtful'],
  [9e-7, 'failed'],
  [0, 'failed'],
  [Number.NaN, 'failed'],
])('a p-value of %d has %s', (p, judged) => {
  expect(judge(p)).toBe(judged)
})

const judged = (key: string, judgment: Judgment, value: number): Judgement<number> => ({
  key,
  judged: judgment,
  value,
})

test('repeats only doubtful values; doubtful twice fails', async () => {
  const take = vi
    .fn<(keys: ReadonlySet<string> | null) => Promise<Judgement<number>[]>>()
    .mockResolvedValueOnce([
      judged('a', 'passed', 1),
      judged('b', 'doubtful', 2),
      judged('c', 'doubtful', 3),
    ])
    .mockResolvedValueOnce([judged('b', 'passed', 4), judged('c', 'doubtful', 5)])
  expect(await judgeWithRetry(take)).toEqual([
    { key: 'a', passed: true, values: [1] },
    { key: 'b', passed: true, values: [2, 4] },
    { key: 'c', passed: false, values: [3, 5] },
  ])
  expect(take.mock.calls).toEqual([[null], [new Set(['b', 'c'])]])
})

test('a failure ends it without a repeat', async () => {
  const take = vi.fn(() => Promise.resolve([judged('a', 'failed', 1), judged('b', 'doubtful', 2)]))
  const verdicts = await judgeWithRetry(take)
  expect(verdicts.map(({ passed }) => passed)).toEqual([false, false])
  expect(take).toHaveBeenCalledTimes(1)
})
