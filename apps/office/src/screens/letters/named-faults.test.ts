import { expect, test } from 'vitest'
import { namedFaults } from './named-faults.ts'

test('a fault is told beside what it is of', () => {
  const errors = {
    'segment.inactiveDays': 'Too short.',
    '{nam}': 'Wrong.',
    nobody: 'Wrong.',
    VI: 'Missing.',
  }
  const languageName = (code: string) => (code === 'VI' ? 'Tiếng Việt' : code)
  expect(namedFaults(errors, (key) => key, languageName)).toBe(
    'letters.inactive: Too short. {nam}: Wrong. nobody: Wrong. Tiếng Việt: Missing.',
  )
})
