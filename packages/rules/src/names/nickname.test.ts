import { expect, test } from 'vitest'
import { isNickname } from './nickname.ts'

test.each(['An', 'Nguyễn Văn', '小明 88', 'สมชาย', 'a_b-c.d', 'x'.repeat(20)])(
  '%s is one',
  (text) => {
    expect(isNickname(text)).toBe(true)
  },
)

test.each(['', 'a', ' a', '-a', 'a<b>', 'a\nb', 'a  b', 'a@b', '\u202Eabc', 'x'.repeat(21)])(
  '%j is none',
  (text) => {
    expect(isNickname(text)).toBe(false)
  },
)
