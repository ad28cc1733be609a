import { randomUUID } from 'node:crypto'
import { modelOf, playModel } from '@fairhouse/engines/rules'
import {
  addPlayer,
  createTestSite,
  openGame,
  rotateSeeds,
  type TestSite,
} from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hmac } from '#fairness'
import type { WalletClient } from '#kit'

let isLost = false
const wallet = (real: WalletClient): WalletClient => ({
  async call(vendor, verb, body, records) {
    if (isLost && verb === 'play') throw new Error('the network is down')
    return real.call(vendor, verb, body, records)
  },
})

let site: TestSite
let lotus: string

beforeAll(async () => {
  site = await createTestSite({ studio: { wallet } })
  const { brands } = site.context
  const [own] = brands.all()
  if (!own) throw new Error('no brand')
  lotus = await brands.add({ ...own, code: 'lotus', domains: [], flags: [...own.flags] })
  await brands.setReturns(lotus, '94')
})
afterAll(() => site.close())

const rich = 10n ** 12n
const game = 'dragon-pearl'
const spin = () => ({ id: randomUUID(), step: 0, credit: '10', action: { type: 'spin' } })
const play = async (of: string) => openGame(site, await addPlayer(site, rich, of), game)

async function lobbyRtp(merchant: string, gameCode = game) {
  const visitor = site.visitor({ merchant })
  const one = await visitor.must('GET /wps/game/one', { gameCode })
  const { list } = await visitor.must('GET /wps/game/list', { gameName: one.gameName })
  expect(list.find((item) => item.gameCode === gameCode)?.rtp).toBe(one.rtp)
  return one.rtp
}

/** Checks that the recorded rounds are those of the given model. */
async function expectPlayedBy(
  modelId: string,
  { client, seeds: given }: Awaited<ReturnType<typeof play>>,
) {
  const { clientSeed } = given
  for (let nonce = 0; nonce < 12; nonce += 1) await client.must('act', spin())
  const { revealed } = await rotateSeeds(client, 'next')
  const { list } = await client.must('history', {})
  const model = modelOf(modelId)
  if (!model) throw new Error(`no model ${modelId}`)
  for (const { fairness, events, win, credit } of list) {
    const { serverSeed } = revealed
    const seeds = { serverSeed, clientSeed, nonce: fairness.nonce }
    const played = playModel(hmac, model, seeds, [{ type: 'spin' }])
    expect(events).toEqual(played.events)
    expect(Number(win)).toBe(played.payoutCredits * Number(credit))
  }
}

test('offers a game at two brands with the return that each chose', async () => {
  expect([await lobbyRtp('fairhouse'), await lobbyRtp('lotus')]).toEqual(['96.74', '94.33'])
  expect(await lobbyRtp('lotus', 'coral-crown')).toBe(await lobbyRtp('fairhouse', 'coral-crown'))
  const [usual, other] = [await play('fairhouse'), await play('lotus')]
  expect(usual.opened.game).toMatchObject({ version: 1, returnToPlayer: { percent: '96.74' } })
  expect(other.opened.game).toMatchObject({ version: 9401, returnToPlayer: { percent: '94.33' } })
  expect(other.opened.game.config).toMatchObject({ model: { id: 'lines-20-high-94' } })
  const request = { code: game, returns: '94' }
  expect(await other.client.must('facts', request)).toEqual(other.opened.game)
  expect(await other.client.must('facts', { code: game })).toEqual(usual.opened.game)
  await expectPlayedBy('lines-20-high', usual)
  await expectPlayedBy('lines-20-high-94', other)
})

test('[FAIR-10] applies a changed return to sessions opened afterwards', async () => {
  const { brands } = site.context
  const id = await addPlayer(site, rich, 'lotus')
  const before = await openGame(site, id, game)
  const request = spin()
  isLost = true
  expect(await before.client.call('act', request)).toMatchObject({ code: 'try_again' })
  await brands.setReturns(lotus, 'usual')
  isLost = false

  const { round } = await before.client.must('act', request)
  expect(round).toMatchObject({ version: 9401, state: 'settled' })
  const anew = await openGame(site, id, game)
  expect(anew.opened).toMatchObject({
    game: { version: 1, returnToPlayer: { percent: '96.74' } },
    last: { id: round.id, version: 9401 },
  })
  expect((await anew.client.must('act', spin())).round.version).toBe(1)
  // A session keeps the return that it was shown.
  expect((await before.client.must('act', spin())).round.version).toBe(9401)
  const { game: facts } = await anew.client.must('round', { id: round.id })
  expect(facts).toEqual(before.opened.game)
  expect(await lobbyRtp('lotus')).toBe('96.74')
  const changes = await site.sql('SELECT returns FROM brand_return ORDER BY id')
  expect(changes.map(({ returns }) => returns)).toEqual(['94', 'usual'])
})
