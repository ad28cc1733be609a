import { expect } from 'vitest'
import type { TestClient } from './clients/client.ts'
import { at } from './members.ts'
import type { TestSite } from './test-site.ts'

const tries = 500
const maxRatio = 1.1

/** One attempt of a kind; returns the outcome, which must be equal for all kinds. */
export type Try = (client: TestClient) => Promise<Response>

export interface Rounds {
  site: TestSite
  kinds: Record<string, Try>
  status: number
  /** Set-up or clean-up of an attempt, not timed. */
  prepare: (client: TestClient) => Promise<unknown>
  from: (round: number) => string
}

/**
 * Every round tries each kind in a different order, so that other load and slow drifts affect all
 * kinds alike.
 */
export async function expectEqualTimes({
  site,
  kinds,
  status,
  prepare,
  from,
}: Rounds): Promise<void> {
  const names = Object.keys(kinds)
  const times = new Map(names.map((name): [string, number[]] => [name, []]))
  const bodies = new Set<string>()
  for (let round = 0; round < tries; round += 1) {
    const first = round % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const client = at(site, from(round))
      await prepare(client)
      const before = performance.now()
      const response = await kinds[name]?.(client)
      const body = await response?.text()
      times.get(name)?.push(performance.now() - before)
      expect(response?.status, `${name}: ${body}`).toBe(status)
      bodies.add(withoutTimes(body ?? ''))
    }
  }
  expect([...bodies]).toHaveLength(1)
  const medians = [...times].map(([name, all]): [string, number] => [name, medianOf(all)])
  const values = medians.map(([, value]) => value)
  const summary = medians.map(([name, value]) => `${name} ${value.toFixed(2)} ms`).join(', ')
  expect(Math.max(...values) / Math.min(...values), summary).toBeLessThan(maxRatio)
}

const medianOf = (all: readonly number[]) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0

/** Expiry times differ by attempt, so they are replaced by a constant. */
const withoutTimes = (body: string) => body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then')

/** Plain body, because encryption is the same for all kinds. */
export const post =
  (path: string, input: (client: TestClient) => object): Try =>
  (client) =>
    client.send(path, {
      method: 'POST',
      body: JSON.stringify(input(client)),
      headers: { 'content-type': 'application/json' },
    })
