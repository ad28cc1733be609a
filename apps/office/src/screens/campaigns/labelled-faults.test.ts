import { expect, test } from 'vitest'
import { labelFaults } from './labelled-faults.ts'

test('an error is shown with its label', () => {
  const errors = {
    'segment.inactiveDays': 'Too short.',
    '{nam}': 'Wrong.',
    nobody: 'Wrong.',
    VI: 'Missing.',
  }
  const languageName = (code: string) => (code === 'VI' ? 'Tiếng Việt' : code)
  expect(labelFaults(errors, (key) => key, languageName)).toBe(
    'letters.inactive: Too short. {nam}: Wrong. nobody: Wrong. Tiếng Việt: Missing.',
  )
})
