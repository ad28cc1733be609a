import { vi } from 'vitest'
import { amountOf, toWire } from '@fairhouse/money'
import type { FrameMessage } from '@fairhouse/protocol/frame'
import type { RoundView, StudioInput } from '@fairhouse/protocol/studio'
import type { Action, Machine, Showing } from '#kit/machine'
import { createStore } from '#kit/store'
import { Refused, type Opened } from '#kit/studio'
import { createPlay } from './index.ts'

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

export const one = 10_000n

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
export function fake(facts: Fake) {
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
      id,
      game: 'g',
      version: 1,
      state: 'settled',
      mode: 'real',
      credit: '1',
      stake: '20',
      win: String(tenths * 2),
      events: [],
      ...(jackpot !== undefined && {
        jackpot: { code: 'p', chances: 1, contribution: '0.2', win: String(jackpot) },
      }),
      actions: [{ type: 'spin' }],
      view: null,
      balanceBefore: before,
      balanceAfter: wire(),
      at: '',
      endedAt: '',
      fairness: {
        serverSeedHash: '',
        clientSeed: '',
        nonce: 0,
        serverSeed: null,
        hashPublishedAt: null,
        clientSeedAt: null,
      },
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
    setMuted: vi.fn<() => void>(),
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
