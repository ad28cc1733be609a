import { expect, test, vi } from 'vitest'
import { createWishes } from './wishes.ts'

const settled = () => Promise.withResolvers<void>()

test('one press is told once', async () => {
  const send = vi.fn(async () => {})
  expect(await createWishes().wish(1, false, true, send)).toEqual({ stands: true })
  expect(send.mock.calls).toEqual([[true]])
})

test('of quick presses the last counts, and none overtakes another', async () => {
  const { wish } = createWishes()
  const first = settled()
  const send = vi.fn((_isWanted: boolean) => Promise.resolve())
  send.mockReturnValueOnce(first.promise)
  const whole = wish(1, false, true, send)
  void wish(1, true, false, send)
  void wish(1, false, true, send)
  void wish(1, true, false, send)
  expect(send.mock.calls).toEqual([[true]])
  first.resolve()
  expect(await whole).toEqual({ stands: false })
  expect(send.mock.calls).toEqual([[true], [false]])
})

test('there and back again before anything was told tells nothing more', async () => {
  const { wish } = createWishes()
  const first = settled()
  const send = vi.fn(() => first.promise)
  const whole = wish(1, false, true, send)
  void wish(1, true, false, send)
  void wish(1, false, true, send)
  first.resolve()
  expect(await whole).toEqual({ stands: true })
  expect(send).toHaveBeenCalledTimes(1)
})

test('what is refused stands as it was last taken, and can be wished again', async () => {
  const { wish } = createWishes()
  const problem = new Error('no')
  const send = vi.fn(async () => {})
  const whole = wish(1, false, true, send)
  send.mockRejectedValueOnce(problem)
  void wish(1, true, false, send)
  expect(await whole).toEqual({ stands: true, problem })
  expect(await wish(1, true, false, send)).toEqual({ stands: false })
})
