import { testQuestions, type TestBand } from '@fairhouse/protocol'

/** Keys of the words in the area `selftest`. */
export const questionKeys = Array.from(
  { length: testQuestions },
  (_, place) => `selftest.question_${place + 1}`,
)

/** LIST of the answers to each question, by what they count. */
export const answerKeys = ['never', 'sometimes', 'mostly', 'always'].map(
  (name) => `selftest.answer_${name}`,
)

/** LIST of the least sums that make a band, the highest first, as the PGSI has them. */
const bands: readonly (readonly [number, TestBand])[] = [
  [8, 'high'],
  [3, 'moderate'],
  [1, 'low'],
]

/** What the answers come to, each from 0 to 3. */
export function bandOf(answers: readonly number[]): TestBand {
  const score = answers.reduce((sum, one) => sum + one, 0)
  return bands.find(([least]) => score >= least)?.[1] ?? 'none'
}

export const keysOf = (band: TestBand) => ({
  bandKey: `selftest.band_${band}`,
  adviceKey: `selftest.advice_${band}`,
})
