import type { GameItem } from '@fairhouse/protocol'
import { expect, test, vi } from 'vitest'
import { GameList, type Answered, type AskPage } from './game-list.ts'

const game = (nodeId: number) => ({ nodeId }) as GameItem
const page = (pageNo: number, total = 100): Answered => ({
  list: Array.from({ length: 42 }, (_, place) => game((pageNo - 1) * 42 + place)),
  total,
})

test('the first page is preloaded, and each page loads once', async () => {
  const ask = vi.fn<AskPage>(async (pageNo) => page(pageNo))
  const list = new GameList(ask, page(1))
  list.want(1)
  list.want(2)
  list.want(2)
  expect([list.state.total, list.itemAt(41)?.nodeId, list.itemAt(42)]).toEqual([100, 41, undefined])
  await vi.waitFor(() => expect(list.itemAt(42)?.nodeId).toBe(42))
  expect(ask.mock.calls.map(([pageNo]) => pageNo)).toEqual([2])
})

test('a stopped list aborts its requests and ignores their answers', async () => {
  const held = Promise.withResolvers<Answered>()
  const ask = vi.fn<AskPage>(() => held.promise)
  const list = new GameList(ask)
  const spy = vi.fn()
  list.watch(spy)
  list.want(1)
  list.stop()
  expect(ask.mock.calls[0]?.[1].aborted).toBe(true)
  held.resolve(page(1))
  await held.promise
  await Promise.resolve()
  expect([list.state.total, spy.mock.calls.length]).toEqual([undefined, 0])
  list.want(1)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a failed page is reported, and reloaded only on retry', async () => {
  const ask = vi.fn<AskPage>(async (pageNo) => page(pageNo))
  ask.mockRejectedValueOnce(new Error('down'))
  const list = new GameList(ask)
  list.want(1)
  await vi.waitFor(() => expect(list.state.problem?.message).toBe('down'))
  list.want(1)
  expect(ask).toHaveBeenCalledTimes(1)
  list.retry()
  await vi.waitFor(() => expect(list.state).toEqual({ total: 100, problem: undefined }))
})
