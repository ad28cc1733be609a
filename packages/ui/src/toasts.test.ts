import { afterEach, expect, test } from 'vitest'
import { dismissToast, pushToast, toastStore } from './toasts.ts'

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('what is pushed is told to those who listen, until it is dismissed', () => {
  const seen: string[][] = []
  const stop = toastStore.subscribe(() => seen.push(toastStore.read().map(({ text }) => text)))
  const first = pushToast('one')
  pushToast('two', 'good')
  dismissToast(first)
  stop()
  pushToast('three')
  expect(seen).toEqual([['one'], ['one', 'two'], ['two']])
})

test('the oldest gives way to the fourth', () => {
  for (const text of ['one', 'two', 'three', 'four']) pushToast(text)
  expect(toastStore.read().map(({ text }) => text)).toEqual(['two', 'three', 'four'])
})
