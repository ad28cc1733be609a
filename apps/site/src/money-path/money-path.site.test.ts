import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { amountOf, toWire } from '@fairhouse/money'
import type { LimitName } from '@fairhouse/protocol'
import { createTestSite, eventually, type TestSite } from '../testing/index.ts'
import { paths, type Path, type Punter } from './paths.ts'
import { newPunter } from './punter.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const zone = 'UTC'

const setLimit = ({ client }: Punter, name: LimitName, value: string | null) =>
  client.must('POST /wps/limits/set', { name, value, zone })

const times = (stake: bigint, count: bigint, more = 0n) => toWire(amountOf(stake * count + more))

async function openSession(path: Path) {
  const punter = await newPunter(site)
  return { punter, session: await path.openSession(site, punter) }
}

/** Moves the clock to ten minutes before midnight. */
async function advanceToEvening() {
  const now = site.now()
  const late = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 23, 50)
  await site.advance((late - now.getTime()) / 1000)
}

/** Waits until the reader has processed the journal to this point. */
const waitUntilCounted = ({ client }: Punter, staked: string) =>
  eventually(async () => {
    const { sitting } = await client.must('GET /wps/limits/check', {})
    return sitting?.staked === staked
  })

describe.each(paths)('%s', (_, path) => {
  test('[RG-03] stakes stop at the limit in every session at once', async () => {
    const { punter, session } = await openSession(path)
    await setLimit(punter, 'stakeDay', times(session.stake, 3n, 1n))
    for (let bet = 0; bet < 3; bet += 1) expect(await session.bet()).toBe('accepted')
    expect(await session.bet()).toBe('limit_reached')
    const { limits } = await punter.client.must('GET /wps/limits', {})
    const limit = limits.find(({ name }) => name === 'stakeDay')
    expect(limit).toMatchObject({ used: times(session.stake, 3n), left: toWire(amountOf(1n)) })
    const other = await path.openSession(site, punter)
    expect(await other.bet()).toBe('limit_reached')
  })

  test('[RG-03] a single bet stays within its limit', async () => {
    const { punter, session } = await openSession(path)
    expect(await session.bet()).toBe('accepted')
    await setLimit(punter, 'singleBet', times(session.stake, 1n, -1n))
    expect(await session.bet()).toBe('limit_reached')
  })

  test('[RG-05] a cool-off stops bets at once, and ends by itself', async () => {
    const { punter, session } = await openSession(path)
    expect(await session.bet()).toBe('accepted')
    await punter.client.must('POST /wps/exclusion/time-out', { hours: 24 })
    expect(['player_blocked', 'not_allowed', 'excluded']).toContain(await session.bet())
    await site.advance(24 * 3600)
    await punter.enter()
    const again = await path.openSession(site, punter)
    expect(await again.bet()).toBe('accepted')
  })

  test('[RG-07] play is refused until the reality check is answered', async () => {
    const { punter, session } = await openSession(path)
    await punter.client.must('POST /wps/limits/reality-check', { minutes: 15 })
    expect(await session.bet()).toBe('accepted')
    await waitUntilCounted(punter, times(session.stake, 1n))
    await site.advance(10 * 60)
    expect(await session.bet()).toBe('accepted')
    await waitUntilCounted(punter, times(session.stake, 2n))
    await site.advance(5 * 60)
    expect(await session.bet()).toBe('limit_reached')
    const check = await punter.client.must('GET /wps/limits/check', {})
    expect(check).toMatchObject({ due: true, stopped: null })
    const after = await punter.client.must('POST /wps/limits/check', {})
    expect(after.due).toBe(false)
    expect(await session.bet()).toBe('accepted')
  })

  test('[RG-03] a play session ends after its minutes; another starts after a pause', async () => {
    const { punter, session } = await openSession(path)
    await setLimit(punter, 'sessionTime', '20')
    for (const staked of [1n, 2n]) {
      expect(await session.bet()).toBe('accepted')
      await waitUntilCounted(punter, times(session.stake, staked))
      await site.advance(10 * 60)
    }
    expect(await session.bet()).toBe('limit_reached')
    const stopped = await punter.client.must('GET /wps/limits/check', {})
    expect(stopped).toMatchObject({ stopped: 'sessionTime', due: false })
    await site.advance(5 * 60)
    expect(await session.bet()).toBe('accepted')
  })

  test.runIf(path.losesAll)('[RG-03] losses stop at the limit until the next day', async () => {
    await advanceToEvening()
    const { punter, session } = await openSession(path)
    await setLimit(punter, 'lossDay', times(session.stake, 2n))
    expect(await session.bet()).toBe('accepted')
    expect(await session.bet()).toBe('accepted')
    expect(await session.bet()).toBe('limit_reached')
    await site.advance(9 * 60)
    expect(await session.bet()).toBe('limit_reached')
    await site.advance(61)
    expect(await session.bet()).toBe('accepted')
  })

  test('[RG-03] a hundred simultaneous bets stay within the limit', async () => {
    const { punter, session } = await openSession(path)
    await setLimit(punter, 'stakeDay', times(session.stake, 7n))
    const bets = await Promise.all(Array.from({ length: 100 }, () => session.bet()))
    const accepted = bets.filter((bet) => bet === 'accepted')
    expect(accepted.length).toBeLessThanOrEqual(7)
    // Our own games allow one round at a time; elsewhere all bets within the limit are accepted.
    expect(accepted.length).toBeGreaterThanOrEqual(path.losesAll ? 7 : 1)
  })
})
