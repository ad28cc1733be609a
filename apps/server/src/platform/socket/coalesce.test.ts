import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('ids named during a call are in the next one, once', async () => {
  const calls: string[][] = []
  let open = () => {}
  const first = new Promise<void>((resolve) => {
    open = resolve
  })
  const show = coalesce(async (ids) => {
    calls.push(ids)
    if (calls.length === 1) await first
  })
  const running = show(['anna'])
  void show(['bert', 'anna'])
  const last = show(['bert'])
  expect(calls).toEqual([['anna']])
  open()
  await Promise.all([running, last])
  expect(calls).toEqual([['anna'], ['bert', 'anna']])
})

test('continues after a failed call', async () => {
  const calls: string[][] = []
  const show = coalesce(async (ids) => {
    calls.push(ids)
    if (calls.length === 1) throw new Error('no connection')
  })
  await expect(show(['anna'])).rejects.toThrow('no connection')
  await show(['bert'])
  expect(calls).toEqual([['anna'], ['bert']])
})
