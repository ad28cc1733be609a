import { expect, test } from 'vitest'
import { isEnough, minBits, maxBits, workDemand } from './work-demand.ts'

const calm = { address: 0, network: 0, recipient: 0, share: 0 }

test('no proof is required under normal load; then a picture is enough', () => {
  expect(workDemand({ ...calm, address: 1 })).toBeUndefined()
  expect(workDemand({ ...calm, address: 2 })).toEqual({ bits: minBits, takesPicture: true })
})

test.each(['address', 'network', 'recipient'] as const)(
  '[SEC-08] work grows with what was asked for by %s, and never past what a phone can do',
  (name) => {
    const bits = Array.from({ length: 1000 }, (_, count) => workDemand({ ...calm, [name]: count }))
    const requested = bits.map((demand) => demand?.bits ?? 0)
    expect(requested).toEqual(requested.toSorted((one, other) => one - other))
    expect(requested.at(-1)).toBeGreaterThan(minBits)
    expect(Math.max(...requested)).toBeLessThanOrEqual(maxBits)
  },
)

test('[SEC-08] the fuller a cap, the harder the work; a picture is no longer enough', () => {
  const at = (share: number) => workDemand({ ...calm, share })
  expect(at(0.2)).toBeUndefined()
  expect([0.25, 0.5, 0.75, 0.9, 1].map((share) => at(share)?.bits)).toEqual([17, 18, 19, 20, 20])
  expect(at(0.25)?.takesPicture).toBe(false)
})

test('the load may grow by one step while a browser is at work', () => {
  const demand = { bits: 18, takesPicture: false }
  expect([16, 17, 18, 19].map((bits) => isEnough(bits, demand))).toEqual([false, true, true, true])
})
