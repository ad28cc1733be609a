import { afterEach, expect, test } from 'vitest'
import { dismissToast, pushToast, toastStore } from './toasts.ts'

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
})

test('subscribers see pushed toasts until they are dismissed', () => {
  const seen: string[][] = []
  const stop = toastStore.subscribe(() => seen.push(toastStore.read().map(({ text }) => text)))
  const first = pushToast('one')
  pushToast('two', 'good')
  dismissToast(first)
  stop()
  pushToast('three')
  expect(seen).toEqual([['one'], ['one', 'two'], ['two']])
})

test('a fourth toast removes the oldest', () => {
  for (const text of ['one', 'two', 'three', 'four']) pushToast(text)
  expect(toastStore.read().map(({ text }) => text)).toEqual(['two', 'three', 'four'])
})
