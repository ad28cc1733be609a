import { testQuestions, type TestBand } from '@fairhouse/protocol'

/** Keys of the texts in the area `selftest`. */
export const questionKeys = Array.from(
  { length: testQuestions },
  (_, place) => `selftest.question_${place + 1}`,
)

/** LIST of the answers to each question, by score. */
export const answerKeys = ['never', 'sometimes', 'mostly', 'always'].map(
  (name) => `selftest.answer_${name}`,
)

/** LIST of the minimum scores of each band, highest first, as the PGSI defines them. */
const bands: readonly (readonly [number, TestBand])[] = [
  [8, 'high'],
  [3, 'moderate'],
  [1, 'low'],
]

/** The band of the answers, each from 0 to 3. */
export function bandOf(answers: readonly number[]): TestBand {
  const score = answers.reduce((sum, one) => sum + one, 0)
  return bands.find(([least]) => score >= least)?.[1] ?? 'none'
}

export const bandKeys = (band: TestBand) => ({
  bandKey: `selftest.band_${band}`,
  adviceKey: `selftest.advice_${band}`,
})
