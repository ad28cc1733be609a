import { expect, test } from 'vitest'
import { buttonByKey } from './button-by-key.ts'

/** Two rows of three squares. */
const buttons = Array.from({ length: 6 }, (_, at) => {
  const box = { x: (at % 3) * 50, y: Math.floor(at / 3) * 50, width: 40, height: 40 }
  return Object.assign(new EventTarget(), { at, getBoundingClientRect: () => box })
})
const after = (at: number, key: string) =>
  buttonByKey(buttons, { key, target: buttons[at] ?? null })?.at

test('arrow keys move in their direction, and stay at the edge', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter']
  expect(keys.map((key) => after(0, key))).toEqual([undefined, 1, undefined, 3, undefined])
  expect(keys.map((key) => after(4, key))).toEqual([3, 5, 1, undefined, undefined])
  expect(buttonByKey(buttons, { key: 'ArrowLeft', target: null })).toBeUndefined()
})
