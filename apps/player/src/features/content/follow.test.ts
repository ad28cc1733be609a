import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueryClient } from '#lib/query'
import { followContent, isContent } from './follow.ts'

let tell: (message: { version: number }) => void

vi.mock('#lib/live', () => ({
  pageLive: () => ({
    on: (_topic: string, hear: typeof tell) => {
      tell = hear
      return () => {}
    },
  }),
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('only content routes are loaded again', () => {
  expect(isContent(['GET /wps/content/banners', 'EN', {}])).toBe(true)
  expect(isContent(['GET /wps/system/helpCenter', 'EN', {}])).toBe(true)
  expect(isContent(['GET /wps/system/permission', 'EN', {}])).toBe(false)
  expect(isContent(['status'])).toBe(false)
})

test('the known version loads nothing; another version loads once', () => {
  const client = new QueryClient({ ask: vi.fn<QueryClient['ask']>(), isOnline: () => true })
  const invalidate = vi.spyOn(client, 'invalidate')
  const stop = followContent(client, 4)
  tell({ version: 4 })
  vi.runAllTimers()
  expect(invalidate).not.toHaveBeenCalled()
  tell({ version: 5 })
  tell({ version: 6 })
  vi.runAllTimers()
  expect(invalidate).toHaveBeenCalledTimes(1)
  tell({ version: 7 })
  stop()
  vi.runAllTimers()
  expect(invalidate).toHaveBeenCalledTimes(1)
})
