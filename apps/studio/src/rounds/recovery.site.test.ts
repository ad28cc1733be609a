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
    async call(vendor, verb, body, records) {
      const { trouble } = network
      if (trouble === 'lost before') throw new Error('the network is down')
      const answer = await real.call(vendor, verb, body, records)
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
  '[INT-01] a play that is %s is settled once, with its round, and can be asked for again',
  async (trouble) => {
    const memberId = await addPlayer(site, 10n ** 10n)
    const { client } = await openGame(site, memberId)
    const request = spin()
    network.trouble = trouble
    expect(await client.call('act', request)).toMatchObject(tryAgain)
    if (trouble === 'lost before') {
      expect(await client.call('act', request)).toMatchObject(tryAgain)
    }
    const stored = await site.sql('SELECT FROM studio.record WHERE id = $1', [request.id])
    expect(stored).toHaveLength(trouble === 'lost before' ? 0 : 1)
    network.trouble = undefined
    const { round, balance } = await client.must('act', request)
    expect(round).toMatchObject({ state: 'settled', balanceBefore: '1000000.0000' })
    expect(Number(balance)).toBe(1_000_000 - 2000 + Number(round.win))

    const next = spin()
    network.trouble = trouble
    expect(await client.call('act', next)).toMatchObject(tryAgain)
    network.trouble = undefined
    const again = await openGame(site, memberId)
    const { round: second } = await again.client.must('act', next)
    expect(second).toMatchObject({ state: 'settled', balanceBefore: balance })
    const { opened } = await openGame(site, memberId)
    expect(opened.last).toEqual(second)
    expect(Number(opened.balance)).toBe(Number(balance) - 2000 + Number(second.win))
    expect((await client.must('act', next)).round).toEqual(second)
    expect((await site.context.wallet.audit()).findings).toEqual([])
  },
)

test('a lost answer leaves a settled round, and a lost request none', async () => {
  const players = { 'lost before': 0, 'lost after': 1 } as const
  const pending = new Map<string, 0 | 1>()
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
  for (const [memberId, rounds] of pending) {
    const { opened } = await openGame(site, memberId)
    const last = rounds === 0 ? null : { state: 'settled' }
    expect(opened).toMatchObject({ round: null, last })
    const change = rounds === 0 ? 0 : Number(opened.last?.win) - 2000
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
