import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Live } from './live.ts'

const heard: string[] = []
const on = vi.fn<(topic: string) => () => void>((topic) => () => void heard.push(`left ${topic}`))
const watch = vi.fn<Live['onState']>(() => () => {})
const createLive = vi.fn<() => Partial<Live>>()

vi.mock('./create-live.lazy.ts', () => ({ createLive }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.clearAllMocks()
  heard.length = 0
  createLive.mockImplementation(() => ({ state: 'live', on, onState: watch }))
})
afterEach(() => void vi.useRealTimers())

const fresh = async () => (await import('./page-live.ts')).pageLive()

test('listeners added before the code loads receive messages, unless removed', async () => {
  const live = await fresh()
  live.restart()
  expect([live.state, createLive.mock.calls.length]).toEqual(['idle', 0])
  const leave = live.on('content', () => {})
  live.on('status', () => {})()
  await vi.waitFor(() => expect(on).toHaveBeenCalledTimes(1))
  expect(on).toHaveBeenCalledWith('content', expect.any(Function))
  const watcher = vi.fn<() => void>()
  live.onState(watcher)
  watch.mock.calls[0]?.[0]()
  expect(watcher).toHaveBeenCalledOnce()
  expect(live.state).toBe('live')
  leave()
  expect(heard).toEqual(['left content'])
})

test('code that fails to load is loaded again', async () => {
  createLive.mockImplementationOnce(() => {
    throw new Error('did not load')
  })
  const live = await fresh()
  live.on('content', () => {})
  await vi.waitFor(() => expect(createLive).toHaveBeenCalledOnce())
  expect(on).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(on).toHaveBeenCalledOnce())
})
