import { expect, test } from 'vitest'
import { isWorkDone, readWork } from './proof-of-work.ts'

const task = 'a-task-of-the-test'

test('work is parsed from its text, and anything else is refused', () => {
  expect(readWork(`${task}:17`)).toEqual({ task, text: `${task}:17` })
  for (const other of ['AKX47', `${task}:`, `${task}:-1`, `${task}:1e9`, `${task}:1:2`, ':1', '']) {
    expect(readWork(other), other).toBeUndefined()
  }
})

test('work is done when the digest starts with enough zero bits', () => {
  let number = 0
  while (!isWorkDone(`${task}:${number}`, 10)) number += 1
  expect(isWorkDone(`${task}:${number}`, 9)).toBe(true)
  expect(number).toBeGreaterThan(0)
  expect(isWorkDone(`${task}:${number}`, 32)).toBe(false)
})
