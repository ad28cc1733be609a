import { shuffle, type Payouts, type Rng } from '#core'
import type { PickBonus } from './model.ts'

/** What lies under an object. */
export interface Prize {
  readonly credits: number
  /** Whether nothing more is opened after it. */
  readonly isEnd: boolean
}

/** What lies under which object: by the numbers of the round, before the first is opened. */
export const hide = (rng: Rng, bonus: PickBonus): Prize[] => shuffle(rng, prizesOf(bonus))

const prizesOf = ({ prizes, ends }: PickBonus): Prize[] => [
  ...prizes.map((credits) => ({ credits, isEnd: false })),
  ...ends.map((credits) => ({ credits, isEnd: true })),
]

export const objectsOf = ({ prizes, ends }: PickBonus): number => prizes.length + ends.length

/** What so many objects pay, opened in the order in which they lie. */
export function paidInOrder(hidden: readonly Prize[], picks: number): number {
  const opened = hidden.slice(0, picks)
  const end = opened.findIndex(({ isEnd }) => isEnd)
  return opened.slice(0, end < 0 ? picks : end + 1).reduce((sum, { credits }) => sum + credits, 0)
}

interface Kind extends Prize {
  count: number
}

/**
 * How often so many picks pay what, of all orders in which objects can be opened. Every order is as
 * likely as the others whichever objects a player chooses, so these are the chances of all players.
 */
export function pickPayouts(bonus: PickBonus, picks: number): Payouts {
  const kinds = [...Map.groupBy(prizesOf(bonus), (one) => JSON.stringify(one)).values()].flatMap(
    ([prize, ...more]): Kind[] => (prize ? [{ ...prize, count: 1 + more.length }] : []),
  )
  const known = new Map<string, ReadonlyMap<number, bigint>>()

  const sums = (left: number, closed: number): ReadonlyMap<number, bigint> => {
    if (left === 0) return new Map([[0, 1n]])
    const key = kinds.map(({ count }) => count).join()
    const before = known.get(key)
    if (before) return before
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
    known.set(key, all)
    return all
  }

  const objects = objectsOf(bonus)
  return { weights: sums(picks, objects), total: ordersOf(objects, picks) }
}

/** In how many orders so many of the objects can be opened. */
export function ordersOf(objects: number, picks: number): bigint {
  let orders = 1n
  for (let opened = 0; opened < picks; opened += 1) orders *= BigInt(objects - opened)
  return orders
}
