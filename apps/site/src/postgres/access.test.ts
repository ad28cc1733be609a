import { expect, test } from 'vitest'
import { allows, canEnter, canRead } from './access.ts'

const owner = { uid: 1000, gid: 1000 }
const fellow = { uid: 1001, gid: 1000 }
const otherUser = { uid: 65534, gid: 65534 }

test.each([
  [0o700, owner, true],
  [0o700, fellow, false],
  [0o710, fellow, true],
  [0o710, otherUser, false],
  [0o711, otherUser, true],
  // Only the owner's bits apply to the owner, even if others have more.
  [0o077, owner, false],
])('mode %o admits %o: %s', (mode, reader, answer) => {
  expect(allows({ mode, ...owner }, reader, 1)).toBe(answer)
})

test('every parent folder is checked', () => {
  expect(canEnter('/', otherUser)).toBe(true)
  expect(canRead('/etc/passwd', otherUser)).toBe(true)
})
