import { shuffle, type Payouts, type Rng } from '#core'
import type { PickBonus } from './model.ts'

/** The prize of an object. */
export interface Prize {
  readonly credits: number
  /** Whether this prize ends the bonus. */
  readonly isEnd: boolean
}

/** Shuffles the prizes under the objects with the numbers of the round, before the first pick. */
export const hidePrizes = (rng: Rng, bonus: PickBonus): Prize[] => shuffle(rng, prizesOf(bonus))

const prizesOf = ({ prizes, ends }: PickBonus): Prize[] => [
  ...prizes.map((credits) => ({ credits, isEnd: false })),
  ...ends.map((credits) => ({ credits, isEnd: true })),
]

export const objectsOf = ({ prizes, ends }: PickBonus): number => prizes.length + ends.length

/** Returns the sum of the first `picks` prizes in order, stopping at an end prize. */
export function paidInOrder(hidden: readonly Prize[], picks: number): number {
  const opened = hidden.slice(0, picks)
  const end = opened.findIndex(({ isEnd }) => isEnd)
  return opened.slice(0, end < 0 ? picks : end + 1).reduce((sum, { credits }) => sum + credits, 0)
}

interface Kind extends Prize {
  count: number
}

/**
 * Counts the payouts of `picks` picks over all orders in which objects can be opened. Every order
 * is equally likely whichever objects a player chooses, so these chances hold for every player.
 */
export function pickPayouts(bonus: PickBonus, picks: number): Payouts {
  const kinds = [...Map.groupBy(prizesOf(bonus), (one) => JSON.stringify(one)).values()].flatMap(
    ([prize, ...more]): Kind[] => (prize ? [{ ...prize, count: 1 + more.length }] : []),
  )
  const cache = new Map<string, ReadonlyMap<number, bigint>>()

  const sums = (left: number, closed: number): ReadonlyMap<number, bigint> => {
    if (left === 0) return new Map([[0, 1n]])
    const key = kinds.map(({ count }) => count).join()
    const cached = cache.get(key)
    if (cached) return cached
    const all = new Map<number, bigint>()
    for (const kind of kinds) {
      const ways = BigInt(kind.count)
      if (kind.count === 0) continue
      kind.count -= 1
      const after = kind.isEnd
        ? new Map([[0, ordersOf(closed - 1, left - 1)]])
        : sums(left - 1, closed - 1)
      kind.count += 1
      for (const [sum, weight] of after) {
        const paid = sum + kind.credits
        all.set(paid, (all.get(paid) ?? 0n) + weight * ways)
      }
    }
    cache.set(key, all)
    return all
  }

  const objects = objectsOf(bonus)
  return { weights: sums(picks, objects), total: ordersOf(objects, picks) }
}

/** Number of orders in which `picks` of the objects can be opened. */
export function ordersOf(objects: number, picks: number): bigint {
  let orders = 1n
  for (let opened = 0; opened < picks; opened += 1) orders *= BigInt(objects - opened)
  return orders
}
