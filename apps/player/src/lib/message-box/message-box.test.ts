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
  return { takeNewMessage, stop: watchMessageBox(() => undefined) }
}

beforeEach(() => {
  hear = undefined
})

test('a message that comes before its reader has loaded is still new, once', async () => {
  const { takeNewMessage } = await load()
  push(1, 'before the page')
  push(2, 'since')
  expect(takeNewMessage()).toBe('since')
  expect(takeNewMessage()).toBeUndefined()
  push(1, 'since')
  expect(takeNewMessage()).toBeUndefined()
})

test('messages from before the page opened are not new, nor is an empty box', async () => {
  const { takeNewMessage } = await load()
  expect(takeNewMessage()).toBeUndefined()
  push(0, null)
  expect(takeNewMessage()).toBeUndefined()
  push(1, 'first')
  expect(takeNewMessage()).toBe('first')
})

test('the next account starts with its own box', async () => {
  const { takeNewMessage, stop } = await load()
  push(1, 'mine')
  stop()
  expect(takeNewMessage()).toBeUndefined()
})
