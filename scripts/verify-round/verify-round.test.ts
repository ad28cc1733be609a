import { spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  beginGame,
  gameOf,
  games,
  playBook,
  streamOf,
  type Game,
  type LinesGame,
  type LinesModel,
  type Play,
} from '@fairhouse/engines'
import { tinyFeatures, tinyPicks } from '@fairhouse/engines/testing'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { drawsOf, playLines, verifyRound } from '../verify-round.mjs'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
type Answer = Parameters<typeof verifyRound>[0]

function linesGame(code: string) {
  const game = gameOf(code)
  if (game?.kind !== 'lines') throw new Error(`there is no ${code} with lines`)
  return game
}
const orchard = linesGame('lucky-orchard')
const pearl = linesGame('dragon-pearl')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The public facts of a game; made-up games have no proof. */
const publicFacts = ({ code, kind, version, config }: Game) => ({ code, kind, version, config })

/** Opens objects until the round is over, different ones for each nonce. */
function choicesOf(play: Play, nonce: number): object[] {
  const chosen: object[] = []
  for (let turn = nonce; !play.done(); turn += 7) {
    const action = { type: 'pick', object: turn % 4 }
    if (!play.takes(action)) turn += 1
    else {
      play.act(action)
      chosen.push(action)
    }
  }
  return chosen
}

/** An answer of the studio's call `round`, as on the wire. */
function answerOf(
  game: Game,
  nonce: number,
  serverSeed = 'd'.repeat(64),
  action: object = { type: 'spin' },
) {
  const seeds = { serverSeed, clientSeed: 'mine', nonce }
  const { play } = playBook(hmac, game, seeds, [action])
  const chosen = play.done() ? [] : choicesOf(play, nonce)
  const { book } = playBook(hmac, game, seeds, [action, ...chosen])
  const money = (credits: number) => (credits / 20).toFixed(2)
  const round = {
    game: game.code,
    version: game.version,
    state: 'settled',
    at: '2026-11-18T12:00:02.000Z',
    credit: '0.05',
    stake: money(book.stakeCredits),
    win: money(book.payoutCredits),
    events: book.events,
    actions: book.actions,
    fairness: {
      ...seeds,
      serverSeedHash: sha256(serverSeed),
      hashPublishedAt: '2026-11-18T12:00:00.000Z',
      clientSeedAt: '2026-11-18T12:00:01.000Z',
    },
  }
  const answer: Answer = JSON.parse(JSON.stringify({ round, game: publicFacts(game) }))
  return answer
}

const isVerified = (answer: Answer, known = {}) =>
  verifyRound(answer, known).every(({ isRight }) => isRight)

function expectSame(game: LinesGame, nonce: number) {
  const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'ours and theirs', nonce }
  const { book } = playBook(hmac, game, seeds, [{ type: 'spin' }])
  const { model } = JSON.parse(JSON.stringify(game.config))
  const again = playLines(model, drawsOf(seeds.serverSeed, seeds.clientSeed, nonce))
  expect(again).toEqual({ events: book.events, credits: book.payoutCredits })
}

test.each([orchard, pearl])('the second implementation agrees on rounds of $code', (game) => {
  for (let nonce = 0; nonce < 300; nonce += 1) expectSame(game, nonce)
})

const gridGame = gameOf('lantern-river')
const grid = gridGame?.kind === 'grid' ? gridGame : undefined

test.each(Object.entries(tinyFeatures))('agrees on a grid, row by row: %s', (_, model) => {
  if (!grid) throw new Error('there is no game on a grid')
  const game = { ...grid, config: { ...grid.config, model } }
  const actions = [{ type: 'spin' }, ...(model.buy ? [{ type: 'buy' }] : [])]
  for (const action of actions) {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      expect(isVerified(answerOf(game, nonce, undefined, action))).toBe(true)
    }
  }
})

/** Changes the prize of an unopened object. */
const withAnotherPrize = (event: unknown) =>
  JSON.parse(JSON.stringify(event).replace('"hidden":[{"credits":', '"hidden":[{"credits":1'))

test.each(Object.entries(tinyPicks))('agrees on the hidden prizes: %s', (_, model) => {
  if (!grid) throw new Error('there is no game on a grid')
  const game = { ...grid, config: { ...grid.config, model } }
  const answers = Array.from({ length: 120 }, (__, nonce) => answerOf(game, nonce))
  expect(answers.every((answer) => isVerified(answer))).toBe(true)
  const picked = answers.filter(({ round }) => round.actions.length > 1)
  expect(picked.length).toBeGreaterThan(5)
  for (const { round, ...rest } of picked) {
    const [spin, ...choices] = round.actions
    const object = 99
    const lies = [
      { ...round, events: round.events.map(withAnotherPrize) },
      { ...round, actions: [spin] },
      { ...round, actions: [spin, ...choices, choices[0]] },
      { ...round, actions: [spin, { type: 'pick', object }, ...choices] },
      { ...round, actions: [spin, { type: 'pick', object: -1 }, ...choices.slice(1)] },
    ]
    for (const lie of lies) expect(isVerified({ ...rest, round: lie })).toBe(false)
  }
})

const byCount = (max: number) =>
  fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), fc.nat(max), { maxKeys: 4 })
const anyStrips = fc.array(
  fc.array(fc.constantFrom('a', 'b', 'w', 's'), { minLength: 3, maxLength: 7 }),
  { minLength: 3, maxLength: 3 },
)
const anyModel: fc.Arbitrary<LinesModel> = fc.record({
  id: fc.constant('any'),
  roundCredits: fc.constant(5),
  rows: fc.integer({ min: 3, max: 4 }),
  strips: anyStrips,
  lines: fc.array(fc.array(fc.nat(2), { minLength: 3, maxLength: 3 }), { maxLength: 6 }),
  pays: fc.record({ a: byCount(9), b: byCount(5), w: byCount(20) }),
  wild: fc.constant('w'),
  scatter: fc.record({ symbol: fc.constant('s'), pays: byCount(9) }),
  freeSpins: fc.option(
    fc.record({
      won: byCount(6),
      wonAgain: byCount(6),
      most: fc.integer({ min: 1, max: 9 }),
      multiplier: fc.integer({ min: 1, max: 4 }),
      strips: anyStrips,
    }),
  ),
  maxCredits: fc.integer({ min: 1, max: 300 }),
})

test('agrees on random models with a low maximum and many free spins', () => {
  fc.assert(
    fc.property(anyModel, fc.nat(), (model, nonce) => {
      expectSame({ ...orchard, config: { ...orchard.config, model } }, nonce)
    }),
    { numRuns: 300 },
  )
})

test('draws the same numbers, including rejected words', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, nonce, n) => {
      const stream = streamOf(hmac, { serverSeed: seed, clientSeed: seed, nonce })
      const draws = drawsOf(seed, seed, nonce)
      for (let drawn = 0; drawn < 9; drawn += 1) expect(draws(n)).toBe(stream.below(n))
    }),
  )
})

test('an honest round of each model passes', () => {
  const gamesByModel = new Map(games().map((game) => [game.config.model.id, game]))
  for (const game of gamesByModel.values()) expect(isVerified(answerOf(game, 3))).toBe(true)
})

test('verifies the draw of a jackpot, won or not', () => {
  const share = { numerator: '1', denominator: '100' }
  const jackpot = { code: 'pot', share, oneIn: 500 }
  const outcomes = new Set<boolean>()
  for (const game of [orchard, ...(grid ? [grid] : [])]) {
    for (let nonce = 0; nonce < 12; nonce += 1) {
      const { round, game: parts } = answerOf(game, nonce)
      const { clientSeed, serverSeed } = round.fairness
      const rng = streamOf(hmac, { serverSeed: serverSeed ?? '', clientSeed, nonce })
      beginGame(game)(rng).act({ type: 'spin' })
      const chances = 100
      const isWon = rng.below(500) < chances
      const contribution = (Number(round.stake) / 100).toFixed(4)
      const told = { code: 'pot', chances, contribution, win: isWon ? '77.0000' : null }
      const withPot = (change: object) => ({
        round: { ...round, jackpot: { ...told, ...change } },
        game: { ...parts, jackpot },
      })
      outcomes.add(isWon)
      expect(isVerified(withPot({}))).toBe(true)
      expect(isVerified(withPot({ win: isWon ? null : '77.0000' }))).toBe(false)
      expect(isVerified(withPot({ contribution: '0.0000' }))).toBe(false)
      expect(isVerified(withPot({ code: 'other' }))).toBe(false)
      expect(isVerified({ round, game: { ...parts, jackpot } })).toBe(false)
    }
  }
  expect(outcomes.size).toBe(2)
})

test('each thing that could be changed is noticed', () => {
  const answer = answerOf(pearl, 3)
  const { round, game } = answer
  const { fairness } = round
  const seeds = (change: object) => ({
    game,
    round: { ...round, fairness: { ...fairness, ...change } },
  })
  const changed = [
    seeds({ serverSeed: 'e'.repeat(64) }),
    seeds({ serverSeed: 'e'.repeat(64), serverSeedHash: sha256('e'.repeat(64)) }),
    seeds({ serverSeed: null }),
    seeds({ clientSeed: 'another' }),
    seeds({ nonce: 4 }),
    seeds({ hashPublishedAt: '2026-11-18T12:00:01.500Z' }),
    seeds({ clientSeedAt: '2026-11-18T12:00:03.000Z' }),
    seeds({ hashPublishedAt: null }),
    seeds({ clientSeedAt: null }),
    seeds({ clientSeedAt: 'once' }),
    { game, round: { ...round, win: '9.99' } },
    { game, round: { ...round, stake: '0.50' } },
    { game, round: { ...round, state: 'open' } },
    { game, round: { ...round, version: 2 } },
    { game, round: { ...round, actions: [] } },
    { game, round: { ...round, events: round.events.slice(0, -1) } },
    { game, round: { ...round, events: [...round.events, { type: 'end', credits: 0 }] } },
    { game: { ...game, kind: 'ways' }, round },
    { ...answerOf(orchard, 3), game },
  ]
  for (const one of changed) expect(isVerified(one), JSON.stringify(one)).toBe(false)
})

test('a hash noted before the round must be the one, and a seed known since then helps', () => {
  const answer = answerOf(orchard, 5)
  const { serverSeed, serverSeedHash } = answer.round.fairness
  expect(isVerified(answer, { hash: serverSeedHash })).toBe(true)
  expect(isVerified(answer, { hash: sha256('other') })).toBe(false)
  const saved = { ...answer, round: { ...answer.round } }
  saved.round.fairness = { ...answer.round.fairness, serverSeed: null }
  expect(isVerified(saved)).toBe(false)
  expect(isVerified(saved, { seed: serverSeed })).toBe(true)
})

test('[SEC-07] the order of hash, client seed and round is told; older seeds have none', () => {
  const answer = answerOf(orchard, 5)
  const told = verifyRound(answer).map(({ what }) => what)
  expect(told).toContain(
    'the hash was published (2026-11-18T12:00:00.000Z) before the client seed was given',
  )
  const { round, game } = answer
  const times = { hashPublishedAt: null, clientSeedAt: null }
  const older = { game, round: { ...round, fairness: { ...round.fairness, ...times } } }
  expect(isVerified(older)).toBe(true)
  expect(verifyRound(older)).toHaveLength(told.length - 2)
})

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-verify-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the script alone says so, and ends with 0 or 1', () => {
  const script = fileURLToPath(new URL('../verify-round.mjs', import.meta.url))
  const answer = answerOf(orchard, 8)
  const file = join(folder, 'round.json')
  writeFileSync(file, JSON.stringify({ success: true, value: answer }))
  const fair = spawnSync(process.execPath, [script, file], { encoding: 'utf8', cwd: folder })
  expect(fair).toMatchObject({ status: 0, stderr: '' })
  expect(fair.stdout).toContain('This round was fair.')

  const input = JSON.stringify({ ...answer, round: { ...answer.round, win: '1000.00' } })
  const unfair = spawnSync(process.execPath, [script, '-'], { encoding: 'utf8', input })
  expect(unfair.status).toBe(1)
  expect(unfair.stdout).toContain('WRONG  the win is')
  expect(spawnSync(process.execPath, [script, '-'], { input: '{}' }).status).toBe(1)
})
