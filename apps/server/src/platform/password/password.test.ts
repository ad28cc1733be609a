import { expect, test } from 'vitest'
import { hashPassword, isOutdated, passwordMatches } from './index.ts'

test('hashes with argon2id at full strength and matches only its password', async () => {
  const stored = await hashPassword(' spaced Pässword ')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect(await passwordMatches(stored, ' spaced Pässword ')).toBe(true)
  expect(await passwordMatches(stored, 'spaced Pässword')).toBe(false)
})

test('never matches for an unknown account, not even the decoy', async () => {
  expect(await passwordMatches(undefined, 'no account has this password')).toBe(false)
})

test.each([
  ['$argon2id$v=19$m=47104,t=1,p=1$c2FsdHNhbHQ$aGFzaA', false],
  ['$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaA', false],
  ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2id$v=16$m=47104,t=1,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$argon2i$v=19$m=47104,t=1,p=1$c2FsdHNhbHQ$aGFzaA', true],
  ['$2b$12$abcdefghijklmnopqrstuv', true],
])('%s is outdated: %s', (stored, outdated) => {
  expect(isOutdated(stored)).toBe(outdated)
})
