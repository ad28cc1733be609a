import { ranksOf, type Region } from '@fairhouse/engines/lottery'
import { readResult } from './read-result.ts'

/** Places of a result that are revealed together, step by step. */
export type RevealOrder = readonly (readonly number[])[]

/**
 * The order in which a result is revealed: ball by ball, a sum last; Vietnamese prizes from the
 * lowest up to the special one, of two stations at once. Places of the second station follow those
 * of the first. Empty for an unreadable result.
 */
export function revealOrder(group: string, result: unknown): RevealOrder {
  const read = readResult(group, result)
  if (!read) return []
  if (read.kind !== 'vn') {
    const balls = read.numbers.map((_number, place) => [place])
    return read.kind === 'lucky-28' ? [...balls, [balls.length]] : balls
  }
  const order = prizesFromLowest(read.region)
  return order.map((place) => read.stations.map((_draw, station) => station * order.length + place))
}

function prizesFromLowest(region: Region): readonly number[] {
  let next = 0
  const ranks = ranksOf[region].map(({ count }) => {
    const first = next
    next += count
    return Array.from({ length: count }, (_, index) => first + index)
  })
  return ranks.toReversed().flat()
}
