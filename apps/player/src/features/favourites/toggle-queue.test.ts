import { expect, test, vi } from 'vitest'
import { createToggleQueue } from './toggle-queue.ts'

const settled = () => Promise.withResolvers<void>()

test('one click sends one request', async () => {
  const send = vi.fn(async () => {})
  expect(await createToggleQueue().toggle(1, false, true, send)).toEqual({ isOn: true })
  expect(send.mock.calls).toEqual([[true]])
})

test('of quick clicks the last counts, and requests are sent in order', async () => {
  const { toggle } = createToggleQueue()
  const first = settled()
  const send = vi.fn((_isWanted: boolean) => Promise.resolve())
  send.mockReturnValueOnce(first.promise)
  const whole = toggle(1, false, true, send)
  void toggle(1, true, false, send)
  void toggle(1, false, true, send)
  void toggle(1, true, false, send)
  expect(send.mock.calls).toEqual([[true]])
  first.resolve()
  expect(await whole).toEqual({ isOn: false })
  expect(send.mock.calls).toEqual([[true], [false]])
})

test('on and off again before the first request ends sends nothing more', async () => {
  const { toggle } = createToggleQueue()
  const first = settled()
  const send = vi.fn(() => first.promise)
  const whole = toggle(1, false, true, send)
  void toggle(1, true, false, send)
  void toggle(1, false, true, send)
  first.resolve()
  expect(await whole).toEqual({ isOn: true })
  expect(send).toHaveBeenCalledTimes(1)
})

test('after a refusal the server state counts, and the next click sends again', async () => {
  const { toggle } = createToggleQueue()
  const problem = new Error('no')
  const send = vi.fn(async () => {})
  const whole = toggle(1, false, true, send)
  send.mockRejectedValueOnce(problem)
  void toggle(1, true, false, send)
  expect(await whole).toEqual({ isOn: true, problem })
  expect(await toggle(1, true, false, send)).toEqual({ isOn: false })
})
