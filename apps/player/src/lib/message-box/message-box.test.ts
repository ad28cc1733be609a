import type { TopicData } from '@fairhouse/protocol'
import { beforeEach, expect, test, vi } from 'vitest'

type Hear = (data: TopicData<'message'>) => void
let hear: Hear | undefined

vi.mock('#lib/live', () => ({
  pageLive: () => ({
    on: (_: string, listener: Hear) => {
      hear = listener
      return () => (hear = undefined)
    },
  }),
}))

const push = (unread: number, last: string | null) => hear?.({ unread, last })
const load = async () => {
  vi.resetModules()
  const { takeNewMessage, watchMessageBox } = await import('./message-box.ts')
  const watch = () => watchMessageBox(() => undefined)
  return { takeNewMessage, watch, stop: watch() }
}

beforeEach(() => {
  hear = undefined
})

test('a message that comes before its reader has loaded is still new, once', async () => {
  const { takeNewMessage } = await load()
  push(1, 'before the page')
  push(2, 'since')
  expect(takeNewMessage('since')).toBe(true)
  expect(takeNewMessage('since')).toBe(false)
})

test('messages from before the page opened are not new, nor is an empty box', async () => {
  const { takeNewMessage } = await load()
  expect(takeNewMessage(null)).toBe(false)
  push(1, 'before the page')
  expect(takeNewMessage('before the page')).toBe(false)
  push(2, 'since')
  expect(takeNewMessage('since')).toBe(true)
})

test('the next account starts with its own box', async () => {
  const { takeNewMessage, watch, stop } = await load()
  push(1, 'mine')
  stop()
  watch()
  push(1, 'of the next account')
  expect(takeNewMessage('of the next account')).toBe(false)
})
