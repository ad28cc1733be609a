import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPlayer, createTestSite, openGame, type TestSite } from '@fairhouse/site/testing'
import type { WalletClient } from '#kit'
import { slotAndGuess } from './guess.testing.ts'

type Trouble = 'lost before' | 'lost after' | undefined

/** A network that loses requests or answers. */
function troubledWallet() {
  const network: { trouble: Trouble } = { trouble: undefined }
  const wallet = (real: WalletClient): WalletClient => ({
    async call(vendor, verb, body) {
      const { trouble } = network
      if (trouble === 'lost before') throw new Error('the network is down')
      const answer = await real.call(vendor, verb, body)
      if (trouble === 'lost after') throw new Error('the answer was lost')
      return answer
    },
  })
  return { network, wallet }
}

const { network, wallet } = troubledWallet()
let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ studio: { wallet, catalogue: slotAndGuess() } })
})
afterAll(() => site.close())
beforeEach(() => {
  network.trouble = undefined
})

const spin = () => ({ id: randomUUID(), step: 0, credit: '100', action: { type: 'spin' } })
const tryAgain = { success: false, code: 'try_again' }

test.each(['lost before', 'lost after'] as const)(
  '[INT-01] a play that is %s is settled once, by a retry of the player or by the sweeper',
  async (trouble) => {
    const memberId = await addPlayer(site, 10n ** 10n)
    const { client } = await openGame(site, memberId)
    const request = spin()
    network.trouble = trouble
    expect(await client.call('act', request)).toMatchObject(tryAgain)
    expect(await client.call('act', request)).toMatchObject(tryAgain)
    expect(await client.call('act', spin())).toMatchObject({ code: 'round_open' })
    network.trouble = undefined
    const { round, balance } = await client.must('act', request)
    expect(round).toMatchObject({ state: 'settled', balanceBefore: '1000000.0000' })
    expect(Number(balance)).toBe(1_000_000 - 2000 + Number(round.win))

    const pending = spin()
    network.trouble = trouble
    expect(await client.call('act', pending)).toMatchObject(tryAgain)
    network.trouble = undefined
    await site.advance(60)
    await site.studio?.sweep()
    const { opened } = await openGame(site, memberId)
    expect(opened.last).toMatchObject({ id: pending.id, state: 'settled', balanceBefore: balance })
    expect(Number(opened.balance)).toBe(Number(balance) - 2000 + Number(opened.last?.win))
    expect((await client.must('act', pending)).round).toEqual(opened.last)
    expect((await site.context.wallet.audit()).findings).toEqual([])
  },
)

test("a pending round of an ended session ends by the wallet's record", async () => {
  const players = { 'lost before': 'void', 'lost after': 'settled' } as const
  const pending = new Map<string, 'void' | 'settled'>()
  for (const trouble of ['lost before', 'lost after'] as const) {
    const memberId = await addPlayer(site, 10n ** 10n)
    const { client } = await openGame(site, memberId)
    network.trouble = trouble
    expect(await client.call('act', spin())).toMatchObject(tryAgain)
    network.trouble = undefined
    pending.set(memberId, players[trouble])
  }
  await site.advance(13 * 3600)
  await site.studio?.sweep()
  for (const [memberId, state] of pending) {
    const { opened } = await openGame(site, memberId)
    expect(opened).toMatchObject({ round: null, last: { state } })
    const change = state === 'void' ? 0 : Number(opened.last?.win) - 2000
    expect(Number(opened.balance)).toBe(1_000_000 + change)
  }
})

test('[INT-02] a round continues after a lost message at any step', async () => {
  const game = 'dragon-pearl'
  for (const trouble of ['lost before', 'lost after'] as const) {
    const memberId = await addPlayer(site, 10n ** 10n)
    const { client } = await openGame(site, memberId, game)
    const id = randomUUID()
    for (const [step, type] of ['deal', 'double', 'high'].entries()) {
      const request = { id, step, credit: '100', action: { type } }
      network.trouble = trouble
      expect(await client.call('act', request)).toMatchObject(tryAgain)
      network.trouble = undefined
      const { round } = await client.must('act', request)
      expect(round.actions).toHaveLength(step + 1)
    }
    const { list } = await client.must('history', {})
    expect(list).toMatchObject([{ id, state: 'settled', stake: '2000.0000' }])
    const { balance } = await client.must('balance', {})
    expect(Number(balance)).toBe(1_000_000 - 2000 + Number(list[0]?.win))
  }
})
