import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('who is named while a look runs is in the next one, once', async () => {
  const looks: string[][] = []
  let open = () => {}
  const first = new Promise<void>((resolve) => {
    open = resolve
  })
  const show = coalesce(async (ids) => {
    looks.push(ids)
    if (looks.length === 1) await first
  })
  const running = show(['anna'])
  void show(['bert', 'anna'])
  const last = show(['bert'])
  expect(looks).toEqual([['anna']])
  open()
  await Promise.all([running, last])
  expect(looks).toEqual([['anna'], ['bert', 'anna']])
})

test('after one that failed the next is tried', async () => {
  const looks: string[][] = []
  const show = coalesce(async (ids) => {
    looks.push(ids)
    if (looks.length === 1) throw new Error('no connection')
  })
  await expect(show(['anna'])).rejects.toThrow('no connection')
  await show(['bert'])
  expect(looks).toEqual([['anna'], ['bert']])
})
