import { createHash, createHmac } from 'node:crypto'
import { modelOf, playModel } from '@fairhouse/engines/rules'
import type { GameFacts, RoundView } from '@fairhouse/protocol/studio'
import { expect, test } from 'vitest'
import { verifyRound } from './verify-round.ts'

const serverSeed = 'ab'.repeat(32)
const seeds = { serverSeed, clientSeed: 'ลูกค้า', nonce: 7 }
const nodes = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

const game: GameFacts = {
  code: 'lucky-orchard',
  name: 'Lucky Orchard',
  kind: 'lines',
  version: 1,
  config: { model: { id: 'lines-20-low' } },
  roundCredits: 20,
  returnToPlayer: { numerator: '96', denominator: '100', percent: '96.00' },
  hitRate: '3',
  maxWin: { timesStake: '250', oneIn: '450000' },
  volatility: 'low',
}

function honest(): RoundView {
  const model = modelOf('lines-20-low')
  if (!model) throw new Error('no such model')
  const book = playModel(nodes, model, seeds, [{ type: 'spin' }])
  return {
    id: '01890000-0000-7000-8000-000000000000',
    game: 'lucky-orchard',
    version: 1,
    state: 'settled',
    mode: 'real',
    credit: '10.0000',
    stake: `${book.stakeCredits * 10}.0000`,
    win: `${book.payoutCredits * 10}.0000`,
    events: JSON.parse(JSON.stringify(book.events)) as RoundView['events'],
    actions: [{ type: 'spin' }],
    view: null,
    balanceBefore: null,
    balanceAfter: null,
    at: '2026-11-15T00:00:00.000Z',
    endedAt: '2026-11-15T00:00:00.000Z',
    fairness: {
      ...seeds,
      serverSeedHash: createHash('sha256').update(serverSeed).digest('hex'),
      hashPublishedAt: '2026-11-14T22:00:00.000Z',
      clientSeedAt: '2026-11-14T23:00:00.000Z',
    },
  }
}

test('[GAME-17] an honest round verifies in any field order', () => {
  const round = honest()
  expect(verifyRound({ round, game })?.checks).toEqual({
    order: true,
    hash: true,
    events: true,
    stake: true,
    win: true,
  })
  const turned = round.events.map((event) => Object.fromEntries(Object.entries(event).toReversed()))
  const other = { ...round, events: turned as RoundView['events'] }
  expect(verifyRound({ round: other, game })?.checks.events).toBe(true)
})

test('[GAME-17] every manipulation is detected', () => {
  const round = honest()
  const { fairness } = round
  const lies: [keyof NonNullable<ReturnType<typeof verifyRound>>['checks'], RoundView][] = [
    ['hash', { ...round, fairness: { ...fairness, serverSeedHash: '00'.repeat(32) } }],
    ['events', { ...round, events: round.events.slice(1) }],
    ['events', { ...round, fairness: { ...fairness, clientSeed: 'other' } }],
    ['events', { ...round, fairness: { ...fairness, nonce: 8 } }],
    ['stake', { ...round, stake: '0.0001' }],
    ['win', { ...round, win: '123456.0000' }],
    ['order', { ...round, fairness: { ...fairness, hashPublishedAt: round.at } }],
    ['order', { ...round, fairness: { ...fairness, hashPublishedAt: null } }],
    ['order', { ...round, fairness: { ...fairness, clientSeedAt: null } }],
    ['order', { ...round, at: '2026-11-14T22:30:00.000Z' }],
  ]
  for (const [name, lie] of lies)
    expect(verifyRound({ round: lie, game })?.checks[name], name).toBe(false)
})

test('[SEC-07] a round of seeds from before hashes were published first is still proved', () => {
  const round = honest()
  const fairness = { ...round.fairness, hashPublishedAt: null, clientSeedAt: null }
  const { checks } = verifyRound({ round: { ...round, fairness }, game }) ?? {}
  expect(checks).toEqual({ hash: true, events: true, stake: true, win: true })
})

test('the jackpot draw verifies, won or not', () => {
  const share = { numerator: '1', denominator: '100', percent: '1.00' }
  const outcomes = [5, 1_000_000].map((oneIn) => {
    const withPot = { ...game, jackpot: { code: 'p', share, percentWith: '97.00', oneIn } }
    const reported = { code: 'p', chances: 5, contribution: '2.0000' }
    const proved = (win: string | null) =>
      verifyRound({ round: { ...honest(), jackpot: { ...reported, win } }, game: withPot })?.checks
        .jackpot
    expect(verifyRound({ round: honest(), game: withPot })?.checks.jackpot).toBe(false)
    return [proved('10.0000'), proved(null)]
  })
  expect(outcomes).toEqual([
    [true, false],
    [false, true],
  ])
})

test('nothing is proved while the seed is in use or when data is missing', () => {
  const round = honest()
  const hidden = { ...round, fairness: { ...round.fairness, serverSeed: null } }
  expect(verifyRound({ round: hidden, game })).toBeUndefined()
  expect(verifyRound({ round: { ...round, game: 'another' }, game })).toBeUndefined()
  const unknown = [{ model: { id: 'another' } }, { model: 'lines-20-low' }, {}]
  for (const config of unknown)
    expect(verifyRound({ round, game: { ...game, config } })).toBeUndefined()
})

/** A round with a pick bonus and the player's picks. */
function picked(...objects: number[]) {
  const model = modelOf('ways-243-pick')
  if (!model) throw new Error('no such model')
  const facts = { ...game, code: 'spring-envelopes', config: { model: { id: model.id } } }
  for (let nonce = 0; ; nonce += 1) {
    const opened = playModel(nodes, model, { ...seeds, nonce }, [{ type: 'spin' }])
    if (opened.play.done()) continue
    const actions = [{ type: 'spin' }, ...objects.map((object) => ({ type: 'pick', object }))]
    const { events, payoutCredits } = playModel(nodes, model, { ...seeds, nonce }, actions)
    const round = { ...honest(), game: facts.code, actions, win: `${payoutCredits * 10}.0000` }
    const fairness = { ...round.fairness, nonce }
    const reported = JSON.parse(JSON.stringify(events)) as RoundView['events']
    return { round: { ...round, fairness, events: reported }, game: facts }
  }
}

test('prizes under bonus objects are proved, opened or not', () => {
  const reported = picked(11, 0, 5)
  const right = { order: true, hash: true, events: true, stake: true, win: true }
  expect(verifyRound(reported)?.checks).toEqual(right)
  const text = JSON.stringify(reported.round.events)
  const turned = text.replace(/("hidden":\[)(\{.*?\}),(\{.*?\})/, '$1$3,$2')
  expect(turned).not.toBe(text)
  const events = JSON.parse(turned) as RoundView['events']
  expect(verifyRound({ ...reported, round: { ...reported.round, events } })?.checks.events).toBe(
    false,
  )
})
