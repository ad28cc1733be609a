import { expect, test } from 'vitest'
import { checkContent } from './content.ts'
import { imageKind } from '../brand/image-kind.ts'

const comment = { min: 0, max: 140 }

test('text of several lines is counted in characters', () => {
  expect(checkContent(comment, 'one\r\ntwo\tthree')).toBeUndefined()
  expect(checkContent(comment, '👍'.repeat(140))).toBeUndefined()
  expect(checkContent(comment, '👍'.repeat(141))?.kind).toBe('too_long')
  expect(checkContent(comment, ' \n ')).toBeUndefined()
  expect(checkContent({ min: 10, max: 500 }, ' \n ')?.kind).toBe('required')
  expect(checkContent({ min: 10, max: 500 }, 'short')).toEqual({
    kind: 'too_short',
    min: 10,
    max: 500,
  })
  expect(checkContent(comment, 'a\u202Eb')?.kind).toBe('hidden_character')
  expect(checkContent(comment, 'a' + '\u0301\u0323'.repeat(50_000))?.kind).toBe('hidden_character')
})

test('a picture is known by what it holds', () => {
  expect(imageKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('png')
  expect(imageKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpg')
  expect(imageKind(Uint8Array.of(0xff, 0xd8))).toBeUndefined()
  expect(imageKind(new TextEncoder().encode('<svg onload=alert(1)>'))).toBeUndefined()
  expect(imageKind(new Uint8Array())).toBeUndefined()
})
