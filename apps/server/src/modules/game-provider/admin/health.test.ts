import { expect, test } from 'vitest'
import { createTestClock } from '#platform/clock'
import { createCallHealth } from './health.ts'
import { ProviderRefused } from '../wallet-api/refusals.ts'

test('calls of the last hour are counted by outcome and latency', async () => {
  const clock = createTestClock()
  clock.set(new Date('2026-03-01T10:00:20Z'))
  let ms = 0
  const health = createCallHealth(clock, () => {
    const startMs = ms
    return () => (ms - startMs) / 1000
  })
  const call = (tookMs: number, work: () => Promise<unknown> = async () => 1) =>
    health.watch('ACME', async () => {
      ms += tookMs
      return work()
    })
  expect(health.of('ACME')).toMatchObject({ calls: 0, middleMs: null, mostMs: null })
  for (let count = 0; count < 17; count += 1) await call(3)
  await expect(
    call(150, async () => {
      throw new ProviderRefused('game_disabled')
    }),
  ).rejects.toThrow()
  await expect(
    call(150, async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  await call(20_000, async () => undefined)
  const seen = { calls: 20, refused: 1, failed: 2, middleMs: 5, mostMs: 200 }
  expect(health.of('ACME')).toEqual(seen)
  expect(health.of('OTHER').calls).toBe(0)
  clock.advance(59 * 60)
  expect(health.of('ACME').calls).toBe(20)
  await call(1)
  clock.advance(60)
  expect(health.of('ACME')).toMatchObject({ calls: 1, failed: 0, mostMs: 1 })
})
