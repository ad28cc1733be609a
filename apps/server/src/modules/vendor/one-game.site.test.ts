import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember, asVendor, createTestSite, type TestSite } from '@fairhouse/site/testing'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.close())

async function open(memberId: string) {
  const ticket = await site.context.vendor.ticket(memberId, 'sandbox-game')
  const session = (await asVendor(site, 'authenticate', { ticket })).value?.session
  return async () => {
    const ids = { roundId: randomUUID(), transactionId: randomUUID(), gameCode: 'sandbox-game' }
    return (await asVendor(site, 'play', { session, ...ids, stake: '1', win: '0' })).code
  }
}

async function market(name: 'strict' | 'lab') {
  await site.operator.setMarket(name)
  await site.context.brand.reload()
}

test('[RG-14] where a market says so, a player plays the game that was opened last', async () => {
  const id = await addMember(site, { name: 'two-tabs' })
  const other = await addMember(site, { name: 'somebody-else' })
  await site.operator.verifyAll()
  await market('strict')
  const [first, second] = [await open(id), await open(id)]
  const others = await open(other)
  // Nobody here has money: whoever may sit hears that.
  expect(await first()).toBe('session_expired')
  expect(await second()).toBe('insufficient_funds')
  expect(await others()).toBe('insufficient_funds')
  expect(await (await open(id))()).toBe('insufficient_funds')
  expect(await second()).toBe('session_expired')
  await market('lab')
  const [one, two] = [await open(id), await open(id)]
  expect([await one(), await two()]).toEqual(['insufficient_funds', 'insufficient_funds'])
})
