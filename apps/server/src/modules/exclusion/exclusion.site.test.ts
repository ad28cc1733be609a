import { afterAll, beforeAll, expect, test } from 'vitest'
import { unitsPerOne } from '@fairhouse/money'
import { asVendor, createTestSite, type TestSite } from '@fairhouse/site/testing'
import { outcomeOf, ownMoney, payeeOf, playerWith, seat } from './players.testing.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

const hour = 3600
const dayHours = 24

test('[RG-05] [ACC-08] a time-out stops bets, deposits and games at once, then ends', async () => {
  const player = await playerWith(site, 'pausing')
  const table = await seat(site, player.id)
  const fun = await seat(site, player.id, 'trial')
  const started = table.round()
  expect(await table.debit(started)).toBe('accepted')
  expect([await table.bet(), await fun.bet()]).toEqual(['accepted', 'accepted'])
  expect(await player.launch(1)).toBe('accepted')

  const { now } = await player.pause(dayHours)
  expect(now).toMatchObject({ kind: 'timeOut' })
  expect([await table.bet(), await fun.bet()]).toEqual(['player_blocked', 'player_blocked'])
  expect(await player.deposit()).toBe('excluded')
  expect([await player.launch(1), await player.launch(4)]).toEqual(['excluded', 'excluded'])
  const asFun = player.client.call('POST /wps/session/login/freeplay', {})
  expect(await outcomeOf(asFun)).toBe('excluded')
  // Open rounds can end, and a repeated request gets the first answer.
  expect(await table.debit(started)).toBe('accepted')
  expect(await table.win(started)).toBe(true)

  await site.advance(dayHours * hour - 1)
  await player.back()
  expect(await player.deposit()).toBe('excluded')
  await site.advance(2)
  expect((await player.client.must('GET /wps/exclusion', {})).now).toBeNull()
  expect(await player.deposit()).toBe('accepted')
  expect(await player.launch(1)).toBe('accepted')
  expect(await (await seat(site, player.id)).bet()).toBe('accepted')
})

test('[RG-05] a ticket from before the exclusion does not work', async () => {
  const player = await playerWith(site, 'ticketed')
  const ticket = await site.context.gameProvider.ticket(player.id, 'sandbox-game')
  await player.pause(dayHours)
  expect(await asVendor(site, 'authenticate', { ticket })).toMatchObject({
    code: 'player_blocked',
  })
})

test('[RG-05] [SEC-06] excluded members can withdraw played money and nothing else', async () => {
  const player = await playerWith(site, 'leaving')
  const withdraw = await payeeOf(site, player)
  expect(await withdraw('100000')).toBe('turnover_left')
  await player.pause(dayHours)
  expect(await withdraw('100000')).toBe('turnover_left')
  const { now, everyBrand } = await player.exclude(null)
  expect({ now, everyBrand }).toMatchObject({ now: { kind: 'selfExclusion', until: null } })
  await player.back()
  expect(await withdraw('900000')).toBe('insufficient_funds')
  expect(await player.cash()).toBe(0n)
  await player.win()
  const facts = await player.client.must('GET /wps/withdrawal/facts', {})
  expect(facts).toMatchObject({ balance: '1000000.0000', turnover: { total: '0.0000' } })
  expect(await withdraw('900000')).toBe('accepted')
})

test('[RG-05] a shorter exclusion does not shorten a longer one', async () => {
  const player = await playerWith(site, 'longer')
  const { now: first } = await player.exclude(6)
  const { now: second } = await player.pause(dayHours)
  expect(second).toEqual(first)
  await site.advance(2 * dayHours * hour)
  await player.back()
  expect(await player.deposit()).toBe('excluded')
  const { now: good } = await player.exclude(null)
  expect(good).toMatchObject({ kind: 'selfExclusion', until: null })
  expect((await player.exclude(6)).now).toEqual(good)
  await site.advance(10 * 366 * dayHours * hour)
  expect(await site.context.exclusion.present(player.id)).toMatchObject({ until: null })
  expect(await site.context.exclusion.exportOf(player.id)).toHaveLength(4)
})

test('[RG-05] of 200 concurrent bets none is accepted after the exclusion', async () => {
  const player = await playerWith(site, 'racing')
  const table = await seat(site, player.id)
  let isAnswered = false
  const late: (string | undefined)[] = []
  const outcomes = [await table.bet()]
  const bet = async () => {
    const isLate = isAnswered
    const outcome = await table.bet()
    ;(isLate ? late : outcomes).push(outcome)
  }
  const bets = Array.from({ length: 50 }, bet)
  const excluding = player.exclude(6).then(() => {
    isAnswered = true
  })
  bets.push(...Array.from({ length: 100 }, bet))
  await excluding
  bets.push(...Array.from({ length: 50 }, bet))
  await Promise.all(bets)
  expect(outcomes).toContain('accepted')
  expect(new Set(late)).toEqual(new Set(['player_blocked']))
  const taken = outcomes.filter((outcome) => outcome === 'accepted').length
  expect(await player.cash()).toBe((ownMoney - 100n * BigInt(taken)) * unitsPerOne)
})

test('[RG-05] of concurrent deposits none starts after the exclusion was confirmed', async () => {
  const player = await playerWith(site, 'paying')
  const before = [player.deposit(), player.deposit()]
  await player.exclude(6)
  expect(await Promise.all([player.deposit(), player.deposit()])).toEqual(['excluded', 'excluded'])
  for (const outcome of await Promise.all(before)) {
    expect(['accepted', 'excluded']).toContain(outcome)
  }
})
