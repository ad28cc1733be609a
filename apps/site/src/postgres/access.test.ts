import { expect, test } from 'vitest'
import { allows, canEnter, canRead } from './access.ts'

const owner = { uid: 1000, gid: 1000 }
const fellow = { uid: 1001, gid: 1000 }
const stranger = { uid: 65534, gid: 65534 }

test.each([
  [0o700, owner, true],
  [0o700, fellow, false],
  [0o710, fellow, true],
  [0o710, stranger, false],
  [0o711, stranger, true],
  // The owner's bits count for the owner, even when others may more.
  [0o077, owner, false],
])('mode %o lets %o in: %s', (mode, reader, answer) => {
  expect(allows({ mode, ...owner }, reader, 1)).toBe(answer)
})

test('the whole way is looked at', () => {
  expect(canEnter('/', stranger)).toBe(true)
  expect(canRead('/etc/passwd', stranger)).toBe(true)
})
