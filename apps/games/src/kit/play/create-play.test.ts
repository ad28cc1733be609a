import { expect, test, vi } from 'vitest'
import { amountOf, toWire, zero } from '@fairhouse/money'
import type { FrameMessage } from '@fairhouse/protocol/frame'
import type { RoundView, StudioInput } from '@fairhouse/protocol/studio'
import type { Action, Machine, Showing } from '#kit/machine'
import { createStore } from '#kit/store'
import { Refused, type Opened } from '#kit/studio'
import { createPlay } from './index.ts'
import { settledRound } from './round.testing.ts'

const rules = {
  minimumCycleMs: 0,
  autoplay: true,
  turbo: true,
  buyFeature: false,
  freePlay: true,
  celebratesUpToStake: false,
  showsNetPosition: true,
  showsElapsedTime: true,
}

const one = 10_000n

interface Fake {
  balance?: bigint
  rules?: Partial<typeof rules>
  /** Wins of consecutive rounds in tenths of a stake, or a refusal code. */
  outcomes: (number | 'open' | Refused['code'])[]
  /** Choices of the player during an open round. */
  choices?: Action[]
  /** Jackpot win of every round. */
  jackpot?: bigint
  /** Whether every round has a feature. */
  hasFeature?: boolean
  /** The round that ended while the player was away: its win in tenths of a stake. */
  away?: number
  /** The credit value of an earlier visit. */
  credit?: string
}

/** Fake studio, machine and clock; a stake is 20 credits of 1. */
function fake(facts: Fake) {
  const { balance = 100n, rules: own, outcomes, jackpot, choices, credit, away } = facts
  const { hasFeature = false } = facts
  const told: string[] = []
  let units = balance * 10_000n
  const acts: StudioInput<'act'>[] = []
  const messages: FrameMessage[] = []
  const pauses: number[] = []
  const showings: Showing[] = []
  const shownEvents: string[][] = []
  const chosenAt: object[] = []
  const wire = () => toWire(amountOf(units))
  const round = (id: string, tenths: number): RoundView => {
    const before = wire()
    units += (BigInt(tenths * 2 - 20) + (jackpot ?? 0n)) * 10_000n
    return {
      ...settledRound,
      id,
      win: String(tenths * 2),
      ...(jackpot !== undefined && {
        jackpot: { code: 'p', chances: 1, contribution: '0.2', win: String(jackpot) },
      }),
      balanceBefore: before,
      balanceAfter: wire(),
    }
  }
  const machine: Machine = {
    action: { type: 'spin' },
    buy: { action: { type: 'buy' }, credits: 60, spins: 8 },
    palette: '',
    mirror: createStore({ rows: [], wins: [], credits: 0, note: '', mood: 'plain' }),
    mount: () => Promise.resolve(),
    backdrop: () => Promise.resolve(() => {}),
    begin: vi.fn<() => void>(),
    hasFeature: () => hasFeature,
    show: (events, showing) => {
      showings.push(showing)
      shownEvents.push(events.map(({ type }) => type))
      return Promise.resolve()
    },
    ...(choices && {
      choose: () => {
        chosenAt.push({ phase: play.state.get().phase, balance: play.state.get().balance })
        return Promise.resolve(choices.shift() ?? { type: 'none' })
      },
    }),
    idle: vi.fn<() => void>(),
    resize: vi.fn<() => void>(),
    destroy: vi.fn<() => void>(),
    Rules: () => null,
  }
  const opened: Opened = {
    session: 's',
    mode: 'real',
    balance: wire(),
    currency: 'VND',
    language: 'EN',
    rules: { ...rules, ...own },
    credits: ['1', '5'],
    seeds: { current: null, next: { serverSeedHash: '', hashPublishedAt: '' } },
    round: null,
    last: away === undefined ? null : round('away', away),
    ...(away !== undefined && { isUnseen: true }),
    game: {
      code: 'g',
      name: 'Game',
      kind: 'lines',
      version: 1,
      config: {},
      roundCredits: 20,
      hitRate: '3',
      returnToPlayer: { numerator: '1', denominator: '1', percent: '100' },
      maxWin: { timesStake: '1', oneIn: '1' },
      volatility: 'low',
    },
  }
  const sounds = {
    play: vi.fn<(sound: string) => void>(),
    set: vi.fn<() => void>(),
    unlock: vi.fn<() => void>(),
  }
  const nothing = () => Promise.reject(new Refused('not_found'))
  const play = createPlay({
    studio: {
      open: nothing,
      pot: nothing,
      history: nothing,
      seen: (id) => {
        told.push(id)
        return Promise.resolve({})
      },
      seeds: nothing,
      rotate: nothing,
      round: nothing,
      balance: () => Promise.resolve({ balance: wire(), currency: 'VND' }),
      act: async (input) => {
        acts.push(input)
        const outcome = outcomes.shift() ?? 0
        if (outcome !== 'open' && typeof outcome === 'string') throw new Refused(outcome)
        // The first step takes the stake.
        if (input.step > 0) units += 20n * one
        const played = round(input.id, outcome === 'open' ? 0 : outcome)
        const done = acts
          .filter(
            ({ id, step }, at) =>
              id === input.id && acts.findLastIndex((act) => act.step === step) === at,
          )
          .map(({ action }) => action)
        const steps = { actions: done, events: done.map(({ type }) => ({ type })) }
        const open = { state: 'open', balanceAfter: null, endedAt: null, view: {} } as const
        const shown = outcome === 'open' ? { ...played, ...open } : played
        return { round: choices ? { ...shown, ...steps } : shown, balance: wire() }
      },
    },
    opened,
    machine,
    sounds,
    frames: (draw) => void setTimeout(() => draw(0)),
    pause: (ms) => Promise.resolve(void pauses.push(ms)),
    elapsedMs: () => 0,
    newId: () => `id ${acts.length}`,
    isStill: () => true,
    credit,
    notify: (message) => void messages.push(message),
  })
  const seen = { showings, shownEvents, chosenAt, told }
  return {
    play,
    acts,
    messages,
    pauses,
    ...seen,
    sounds,
    machine,
    pay: (more: bigint) => (units += more),
  }
}

test('a round costs its stake, pays its win and is reported to the page', async () => {
  const { play, acts, messages } = fake({ outcomes: [25] })
  await play.spin()
  expect(acts).toEqual([{ id: 'id 0', step: 0, credit: '1', action: { type: 'spin' } }])
  expect(play.state.get()).toMatchObject({ phase: 'ready', balance: 130n * one, win: 50n * one })
  expect(play.state.get().net).toBe(30n * one)
  expect(messages).toEqual([
    { type: 'begins' },
    { type: 'round', id: 'id 0', stake: '20', win: '50' },
    { type: 'balance', balance: '130.0000', currency: 'VND' },
  ])
})

test('[JP-06] a jackpot is paid beside the win and stays until the next round', async () => {
  const { play, messages } = fake({ outcomes: [25], jackpot: 1000n })
  await play.spin()
  const { balance, win, net, celebrated } = play.state.get()
  expect([balance, win, net]).toEqual([1130n * one, 1050n * one, 1030n * one])
  expect(celebrated).toEqual({ win: 1000n * one, times: 50, ms: 4000, isJackpot: true })
  expect(messages[1]).toMatchObject({ type: 'round', win: '1050.0000' })
})

test('a double click starts one round; the market’s minimum cycle is kept', async () => {
  const { play, acts, pauses } = fake({ outcomes: [], rules: { minimumCycleMs: 2500 } })
  await Promise.all([play.spin(), play.spin(), play.spin()])
  expect([acts.length, pauses]).toEqual([1, [2500]])
})

test('[RG-13] a win up to the stake is not celebrated where the market says so', async () => {
  const strict = fake({ outcomes: [10, 11] })
  await strict.play.spin()
  expect(strict.showings[0]?.celebrates(20)).toBe(false)
  expect(strict.showings[0]?.celebrates(21)).toBe(true)
  const other = fake({ outcomes: [10], rules: { celebratesUpToStake: true } })
  await other.play.spin()
  expect([0, 1].map((credits) => other.showings[0]?.celebrates(credits))).toEqual([false, true])
})

test('an insufficient balance is reported, after one reload', async () => {
  const { play, acts, pay } = fake({ balance: 15n, outcomes: [] })
  await play.spin()
  expect([acts.length, play.state.get().notice]).toEqual([0, 'insufficient_funds'])
  pay(10n * one)
  await play.spin()
  expect([acts.length, play.state.get().notice]).toEqual([1, null])
})

test('a refusal restores the reels; an expired session ends the game', async () => {
  const { play, machine, messages } = fake({ outcomes: ['limit_reached', 'session_expired'] })
  await play.spin()
  expect(machine.idle).toHaveBeenCalledOnce()
  expect(play.state.get()).toMatchObject({ notice: 'limit_reached', phase: 'ready', end: null })
  await play.spin()
  expect(play.state.get().end).toBe('expired')
  const [begins, ends] = [{ type: 'begins' }, { type: 'ends' }]
  const refused = { type: 'refused', code: 'limit_reached', stake: '20.0000' }
  expect(messages).toEqual([begins, refused, ends, begins, { type: 'expired' }, ends])
  await play.spin()
  expect(messages).toHaveLength(6)
})

const limits = { rounds: 10, lossLimit: amountOf(45n * one), winLimit: null }

test('autoplay rounds are marked, and stop at their limits or when stopped', async () => {
  const { play, acts } = fake({ balance: 1000n, outcomes: [0, 0, 0] })
  await play.startAuto(limits)
  expect(acts.map(({ auto }) => auto)).toEqual([true, true])
  expect(play.state.get()).toMatchObject({ auto: null, notice: 'auto_loss' })

  const lucky = fake({ balance: 1000n, outcomes: [10, 30, 10] })
  await lucky.play.startAuto({ ...limits, winLimit: amountOf(60n * one) })
  expect([lucky.acts.length, lucky.play.state.get().notice]).toEqual([2, 'auto_win'])

  const stopped = fake({ balance: 1000n, outcomes: Array(10).fill(10) })
  stopped.play.state.subscribe(() => {
    if (stopped.acts.length === 3 && stopped.play.state.get().auto) stopped.play.stopAuto()
  })
  await stopped.play.startAuto(limits)
  expect(stopped.acts).toHaveLength(3)

  const forbidden = fake({ outcomes: [], rules: { autoplay: false } })
  await forbidden.play.startAuto(limits)
  expect(forbidden.acts).toEqual([])
})

test('no round begins while offline, and rounds by themselves end', async () => {
  const { play, acts } = fake({ outcomes: [] })
  play.setReconnecting(true)
  await play.spin()
  expect(acts).toEqual([])
  play.setReconnecting(false)
  await play.spin()
  expect(acts).toHaveLength(1)
})

test('an open round resumes with its original request', async () => {
  const { play, acts } = fake({ outcomes: [0, 0] })
  await play.spin()
  const { round } = play.state.get()
  if (!round) throw new Error('no round')
  await play.resume({ ...round, id: 'left open', credit: '5', state: 'open' })
  const action = { type: 'spin' }
  expect(acts[1]).toEqual({ id: 'left open', step: 0, credit: '5', action })
  expect(play.state.get().notice).toBe('resumed')
})

test('only offered stakes are accepted, and not while a round runs', () => {
  const { play } = fake({ outcomes: [] })
  play.chooseCredit(amountOf(5n * one))
  expect(play.state.get().stake).toBe(100n * one)
  play.chooseCredit(amountOf(7n * one))
  expect(play.state.get().stake).toBe(100n * one)
  void play.spin()
  play.chooseCredit(amountOf(one))
  expect(play.state.get()).toMatchObject({ stake: 100n * one, win: zero })
})

test('the buy feature charges its own price, where the market lets', async () => {
  const buyFeature = true
  const { play, acts, machine } = fake({ balance: 70n, rules: { buyFeature }, outcomes: [0] })
  expect(play.buyPrice()).toBe(60n * one)
  await play.buy()
  expect(acts.map(({ action }) => action)).toEqual([{ type: 'buy' }])
  expect(machine.begin).toHaveBeenLastCalledWith(expect.anything(), { type: 'buy' })
  await play.buy()
  expect([acts.length, play.state.get().notice]).toEqual([1, 'insufficient_funds'])

  const other = fake({ outcomes: [] })
  expect(other.play.buyPrice()).toBeNull()
  await other.play.buy()
  expect(other.acts).toEqual([])
})

test('a multi-step round waits for the player, and shows what is new', async () => {
  const choices = [{ type: 'first' }, { type: 'second' }]
  const game = fake({ outcomes: ['open', 'open', 30], choices })
  await game.play.spin()
  const steps = [{ type: 'spin' }, { type: 'first' }, { type: 'second' }]
  expect(game.acts).toEqual(
    steps.map((action, step) => ({ id: 'id 0', step, credit: '1', action })),
  )
  expect(game.shownEvents).toEqual([['spin'], ['first'], ['second']])
  const waiting = { phase: 'choosing', balance: 80n * one }
  expect(game.chosenAt).toEqual([waiting, waiting])
  expect(game.play.state.get()).toMatchObject({ phase: 'ready', balance: 140n * one })
  expect(game.messages.filter(({ type }) => type === 'round')).toHaveLength(1)
})

test('a resumed multi-step round shows its past steps at once, and goes on', async () => {
  const game = fake({ outcomes: ['open', 'open', 10], choices: [{ type: 'first' }] })
  const { round } = await new Promise<{ round: RoundView }>((resolve) => {
    game.machine.choose = () => {
      const { round: left } = game.play.state.get()
      if (left) resolve({ round: left })
      return new Promise(() => {})
    }
    void game.play.spin()
  })
  game.machine.choose = () => Promise.resolve({ type: 'first' })
  await game.play.resume(round)
  const steps = game.acts.map(({ step, action }) => `${step} ${action.type}`)
  expect(steps).toEqual(['0 spin', '0 spin', '1 first'])
  expect(game.showings[1]?.pace.tempo).toBe('still')
  expect(game.play.state.get()).toMatchObject({ phase: 'ready', notice: 'resumed' })
})

test('the bet of the last visit is the first, lowered to one on offer', async () => {
  const { credits } = fake({ outcomes: [] }).play.terms
  const firstFor = (credit: string) => fake({ outcomes: [], credit }).play.state.get().credit
  for (const credit of credits) expect(firstFor(toWire(credit))).toBe(credit)
  const [least, most] = [credits[0], credits.at(-1)]
  expect(firstFor('1000000')).toBe(most)
  expect(firstFor('0.0001')).toBe(least)
  expect(firstFor('odd')).toBe(least)
  const [, second] = credits
  if (second !== undefined) expect(firstFor(toWire(amountOf(second + 1n)))).toBe(second)
})

test('the page names the limit that refused a bet until the next one', async () => {
  const { play } = fake({ outcomes: ['limit_reached', 'limit_reached'] })
  play.explainLimit('too early')
  expect(play.state.get().limitText).toBeNull()
  await play.spin()
  play.explainLimit('Daily bet limit: 100. Remaining: 5. This bet: 20.')
  expect(play.state.get().limitText).toContain('Remaining: 5')
  await play.spin()
  expect(play.state.get()).toMatchObject({ notice: 'limit_reached', limitText: null })
})

test('a refused purchase is reported with its price', async () => {
  const { play, messages } = fake({ outcomes: ['limit_reached'], rules: { buyFeature: true } })
  await play.buy()
  const [, refused] = messages
  expect(refused).toEqual({ type: 'refused', code: 'limit_reached', stake: '60.0000' })
})

test('a round that paid less than its stake is not celebrated in any market', async () => {
  for (const hasFeature of [false, true]) {
    const lost = fake({ outcomes: [9], rules: { celebratesUpToStake: true }, hasFeature })
    await lost.play.spin()
    // Within a feature nobody knows yet.
    expect(lost.showings[0]?.celebrates(18)).toBe(hasFeature)
    expect(lost.sounds.play).not.toHaveBeenCalledWith('win')
  }
})

test('what ended while the player was away is offered until it is watched or closed', async () => {
  const { play, messages, told } = fake({ outcomes: [150], away: 30, hasFeature: true })
  expect([play.state.get().notice, play.unseen?.id]).toEqual(['unseen', 'away'])
  expect(messages[0]).toEqual({ type: 'last', id: 'away', stake: '20', win: '60.0000', at: '' })
  play.dismiss()
  expect([play.state.get().notice, told]).toEqual([null, ['away']])
  await play.spin()
  expect(told).toEqual(['away', 'id 0'])
})
