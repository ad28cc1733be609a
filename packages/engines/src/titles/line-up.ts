import type { Slot } from '#slots'
import { areAlike } from './are-alike.ts'

/** How many of a theme's titles are compared for a place in the list. */
const choice = 8
/** How many words before it a title should not have: those of a row of tiles. */
const near = 16

/** A title and the stems of its name. */
export interface Standing {
  readonly slot: Slot
  readonly stems: readonly string[]
}

interface Line {
  readonly slots: Slot[]
  /** The last title of each vendor and of each way to pay: lists are often shown by these. */
  readonly lasts: Map<string, Slot>
  /** The stems of the last names. */
  readonly heard: string[]
}

/**
 * All titles in one list, in rounds: each theme in its turn gives the one of its next titles that
 * is least like those before it in looks, words, first letter and maths.
 */
export function lineUp(racks: readonly (readonly Standing[])[]): Slot[] {
  const waiting = racks.map((rack, place) => turned(rack, place * 3))
  const most = Math.max(...racks.map((rack) => rack.length))
  const line: Line = { slots: [], lasts: new Map(), heard: [] }
  for (let round = 0; round < most; round += 1) {
    for (const rack of waiting) {
      const [next] = rack.splice(leastLike(rack, line), 1)
      if (!next) continue
      line.slots.push(next.slot)
      for (const label of labelsOf(next.slot)) line.lasts.set(label, next.slot)
      line.heard.push(...next.stems)
      line.heard.splice(0, line.heard.length - near)
    }
  }
  return line.slots
}

const labelsOf = ({ vendor, config: { model } }: Slot) => [
  vendor,
  'pay' in model ? model.pay.by : 'lines',
]

/** Names of one pattern do not come at the same time from all themes. */
const turned = (rack: readonly Standing[], by: number): Standing[] => [
  ...rack.slice(by % 7),
  ...rack.slice(0, by % 7),
]

/** Which of the next titles to take: the first that is like none, or the one that is least. */
function leastLike(rack: readonly Standing[], line: Line): number {
  let [least, found] = [Infinity, 0]
  for (let at = 0; at < choice && least > 0; at += 1) {
    const one = rack[at]
    const likeness = one ? likenessOf(one, line) : Infinity
    if (likeness < least) [least, found] = [likeness, at]
  }
  return found
}

function likenessOf({ slot, stems }: Standing, { slots, lasts, heard }: Line): number {
  const before = slots.at(-1)
  if (!before) return 0
  let likeness = areAlike(slot, before) ? 9 : 0
  for (const label of labelsOf(slot)) {
    const last = lasts.get(label)
    if (last && areAlike(slot, last)) likeness += 9
  }
  if (slot.name[0] === before.name[0]) likeness += 3
  if (slot.config.model === before.config.model) likeness += 1
  for (const stem of stems) if (heard.includes(stem)) likeness += 2
  return likeness
}
