import { amountOf, toWire } from '@fairhouse/money'
import type { Calls, OutputOf } from '@fairhouse/protocol'
import type { PlaySession, Staker } from '#modules/limits'
import type { Zone } from '#platform/zone'
import type { Deps } from './deps.ts'

type Activity = OutputOf<Calls['GET /wps/safety/activity']>

const dayMs = 86_400_000
const minuteMs = 60_000

/** The last dates of a zone, oldest first. */
export function datesUntil(today: string, count: number): string[] {
  const last = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: count }, (_, place) =>
    new Date(last - (count - 1 - place) * dayMs).toISOString().slice(0, 10),
  )
}

/** Minutes of play between two moments; a single stake counts one. */
export function minutesBetween(
  playSessions: readonly Pick<PlaySession, 'beganAt' | 'lastAt'>[],
  from: Date,
  to: Date,
): number {
  const ms = playSessions.reduce((sum, { beganAt, lastAt }) => {
    const end = Math.max(lastAt.getTime(), beganAt.getTime() + minuteMs)
    const within = Math.min(end, to.getTime()) - Math.max(beganAt.getTime(), from.getTime())
    return sum + Math.max(0, within)
  }, 0)
  return Math.ceil(ms / minuteMs)
}

const nothing = { staked: 0n, won: 0n }
const money = (units: bigint) => toWire(amountOf(units))

/** A player's time and money, by day and in total. */
export function createActivity({ kit, brands, limits, payment, report, withdrawal }: Deps) {
  return async (player: Staker, count: number): Promise<Activity> => {
    const zone: Zone = await limits.zoneOf(player)
    const now = kit.clock.now()
    const dates = datesUntil(zone.dateOf(now), count)
    // Each day ends where the next one starts; today ends just after now.
    const moments = [...dates.map((date) => zone.startOf(date)), new Date(now.getTime() + 1)]
    const [from = now] = moments
    const results = await report.resultsUntil(player.id, moments)
    const paidIn = await payment.creditedUntil(player.id, moments)
    const paidOut = await withdrawal.paidUntil(player.id, moments)
    const playSessions = await limits.playSessionsSince(player.id, from)
    const days = dates.map((date, place) => {
      const [before, after] = [results[place] ?? nothing, results[place + 1] ?? nothing]
      const [staked, won] = [after.staked - before.staked, after.won - before.won]
      const grown = (sums: readonly bigint[]) => (sums[place + 1] ?? 0n) - (sums[place] ?? 0n)
      return {
        date,
        minutes: minutesBetween(playSessions, moments[place] ?? now, moments[place + 1] ?? now),
        staked: money(staked),
        won: money(won),
        net: money(won - staked),
        paidIn: money(grown(paidIn)),
        paidOut: money(grown(paidOut)),
      }
    })
    const [allIn, allOut] = [paidIn.at(-1) ?? 0n, paidOut.at(-1) ?? 0n]
    return {
      currency: brands.byId(player.brandId).currency,
      zone: zone.name,
      days,
      lifetime: {
        paidIn: money(allIn),
        paidOut: money(allOut),
        netDeposits: money(allIn - allOut),
      },
    }
  }
}
