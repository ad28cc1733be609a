import { expect, test } from 'vitest'
import { wordsNamed } from './test-keys.ts'

test('[C-41] questions are shown in the server’s order, all or none', () => {
  const names = ['selftest.question_2', 'selftest.question_1']
  expect(wordsNamed(names)).toEqual(names)
  expect(wordsNamed([...names, 'selftest.question_10'])).toBeUndefined()
})
