import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './index.ts'

test('a hash is argon2id at full strength and matches only its own password', async () => {
  const stored = await hashPassword(' spaced Pässword ')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(await passwordMatches(stored, ' spaced Pässword ')).toBe(true)
  expect(await passwordMatches(stored, 'spaced Pässword')).toBe(false)
})

test('an account that does not exist never matches, not even the decoy', async () => {
  expect(await passwordMatches(undefined, 'no account has this password')).toBe(false)
})
