import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createZones } from '#platform/zone'
import { effectiveLimit, type PlayerLimits } from './effective-limit.ts'
import { countings, namesCounting, type CountedLimit } from './limit-names.ts'
import { snapshotGuards, toSnapshot, windowStarts } from './limit-snapshot.ts'
import type { Flow } from './store/flows.ts'
import { addToTotals } from './running-totals.ts'
import { minuteEnd, startOf } from './windows.ts'
import { requestLimit, confirmIncrease, noLimit, type OwnLimit } from './pending-increase.ts'
import { requireZone } from './require-zone.ts'

const zones = createZones()
const memberId = 'm'
const names = [...namesCounting('staked'), ...namesCounting('lost')]

interface Bet {
  at: Date
  stake: bigint
  win: bigint
  undone: boolean
}

/** Models a player's wallet counters and journal without a database. */
class Player {
  readonly bets: Bet[] = []
  readonly flows: Flow[] = []
  readonly counters = new Map<string, bigint>()
  own = new Map<string, OwnLimit>()
  now: Date
  readonly zone

  constructor(start: Date, zone: string) {
    this.now = start
    this.zone = requireZone(zones, zone)
  }

  get limits(): PlayerLimits {
    const own = new Map(names.map((name) => [name, this.own.get(name) ?? noLimit]))
    return { own, rules: [] }
  }

  /** Totals by the minute, minus what was rolled back, as the store returns them. */
  markAt(at: Date) {
    const last = this.flows.findLast(({ until }) => until <= at) ?? { staked: 0n, lost: 0n }
    const undone = this.bets.filter((bet) => bet.undone && minuteEnd(bet.at) <= at)
    const sum = (of: (bet: Bet) => bigint) => undone.reduce((total, bet) => total + of(bet), 0n)
    return {
      staked: last.staked - sum(({ stake }) => stake),
      lost: last.lost - sum(({ stake, win }) => stake - win),
    }
  }

  bet(stake: bigint, win: bigint): boolean {
    const starts = windowStarts(this.zone, this.now)
    const facts = {
      version: 0n,
      limits: this.limits,
      zone: this.zone,
      playSession: undefined,
      realityMinutes: null,
      checkedAt: null,
      isExcluded: false,
      isBlocked: false,
      marks: new Map([...starts].map(([name, at]) => [name, this.markAt(at)])),
    }
    const snapshot = toSnapshot(facts, this.now)
    const guards = snapshotGuards(snapshot, memberId, { stake, win }, 'limit_reached')
    const value = (key: string) => this.counters.get(key) ?? 0n
    const passes = guards.every(({ key, add, need = add, max: most }) => {
      return need < 0n || value(key) + need <= most
    })
    if (!passes) return false
    for (const { key, add } of guards) this.counters.set(key, value(key) + add)
    this.bets.push({ at: this.now, stake, win, undone: false })
    const last = this.flows.at(-1)
    const played = [{ memberId, at: this.now, staked: stake, won: win }]
    for (const flow of addToTotals(new Map(last ? [[memberId, last]] : []), played)) {
      if (last && last.until.getTime() === flow.until.getTime()) this.flows.pop()
      this.flows.push(flow)
    }
    return true
  }

  undo(place: number) {
    const bet = this.bets[place % Math.max(1, this.bets.length)]
    if (!bet || bet.undone) return
    bet.undone = true
    for (const [key, units] of [
      [`staked ${memberId}`, bet.stake],
      [`lost ${memberId}`, bet.stake - bet.win],
    ] as const) {
      this.counters.set(key, (this.counters.get(key) ?? 0n) - units)
    }
  }

  /** The exact content of a limit's window: valid bets, whenever they came. */
  truth(name: CountedLimit): bigint {
    const { counted, window } = countings[name]
    const start = startOf(window, this.now, this.zone)
    const inside = this.bets.filter(({ at, undone }) => {
      return !undone && ('hours' in window ? at > start : at >= start)
    })
    const of = ({ stake, win }: Bet) => (counted === 'staked' ? stake : stake - win)
    return inside.reduce((total, bet) => total + of(bet), 0n)
  }
}

const second = 1000
const hour = 3600 * second
const jumps = [0, second, 59 * second, hour, 24 * hour - second, 24 * hour, 7 * 24 * hour]

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ stake: fc.bigInt(0n, 60n), win: fc.bigInt(0n, 90n) }) },
  { weight: 4, arbitrary: fc.record({ jump: fc.constantFrom(...jumps) }) },
  { weight: 1, arbitrary: fc.record({ midnight: fc.constantFrom(-1, 0, 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constantFrom(...names),
      value: fc.option(fc.bigInt(0n, 300n), { nil: null }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ confirm: fc.constantFrom(...names) }) },
  { weight: 1, arbitrary: fc.record({ undo: fc.nat(50) }) },
)

/** Before clocks change, months end, and a leap day. */
const start = fc.constantFrom(
  '2026-03-28T20:00:00Z',
  '2026-10-24T20:00:00Z',
  '2026-11-30T15:00:00Z',
  '2028-02-27T23:59:59Z',
  '2026-12-31T12:00:00Z',
)
const place = fc.constantFrom('Europe/London', 'Asia/Ho_Chi_Minh', 'America/New_York', 'UTC')

test('[RG-01] [RG-03] no history takes a window over the limit in force', () => {
  let accepted = 0
  fc.assert(
    fc.property(start, place, fc.array(step, { maxLength: 60 }), (from, where, steps) => {
      const player = new Player(new Date(from), where)
      for (const one of steps) {
        if ('jump' in one) player.now = new Date(player.now.getTime() + one.jump)
        else if ('midnight' in one) {
          const next = startOf(
            { calendar: 'day' },
            new Date(player.now.getTime() + 26 * hour),
            player.zone,
          )
          const at = next.getTime() + one.midnight * second
          if (at > player.now.getTime()) player.now = new Date(at)
        } else if ('name' in one) {
          const own = player.own.get(one.name) ?? noLimit
          player.own.set(one.name, requestLimit(own, one.value, player.now))
        } else if ('confirm' in one) {
          const next = confirmIncrease(player.own.get(one.confirm) ?? noLimit, player.now)
          if (typeof next !== 'string') player.own.set(one.confirm, next)
        } else if ('undo' in one) player.undo(one.undo)
        else {
          // A win in the same transfer does not make room for its own stake.
          const room = names.every((name) => {
            const limit = effectiveLimit(player.limits, name)
            return !limit || one.stake === 0n || player.truth(name) + one.stake <= limit.value
          })
          const passed = player.bet(one.stake, one.win)
          if (passed) accepted += 1
          expect(passed && !room).toBe(false)
        }
      }
    }),
    { numRuns: 1500 },
  )
  expect(accepted).toBeGreaterThan(1000)
})

test('[RG-03] play that leaves a window frees its room within a minute', () => {
  const player = new Player(new Date('2026-11-15T10:00:30Z'), 'UTC')
  player.own.set('stakeDay', { value: 100n, pending: null })
  expect(player.bet(100n, 0n)).toBe(true)
  player.now = new Date('2026-11-16T10:00:29Z')
  expect(player.bet(1n, 0n)).toBe(false)
  player.now = new Date('2026-11-16T10:01:00Z')
  expect(player.bet(100n, 0n)).toBe(true)
})

test('[RG-03] a bet is refused before its outcome counts: a win does not let it pass', () => {
  const player = new Player(new Date('2026-11-15T10:00:00Z'), 'UTC')
  player.own.set('lossDay', { value: 50n, pending: null })
  expect(player.bet(60n, 500n)).toBe(false)
  expect(player.bet(50n, 500n)).toBe(true)
  expect(player.bet(300n, 0n)).toBe(true)
})
