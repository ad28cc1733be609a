import type { Slot } from '#slots'
import { areAlike } from './are-alike.ts'

/** Number of a theme's next titles that are compared for a position in the list. */
const candidates = 8
/** Number of preceding name stems that a title should not repeat: those of one row of tiles. */
const recentStemCount = 16

/** A title and the stems of its name. */
export interface NamedTitle {
  readonly slot: Slot
  readonly stems: readonly string[]
}

interface TitleList {
  readonly slots: Slot[]
  /**
   * The last title of each provider and of each pay kind, because lists are often filtered by
   * these.
   */
  readonly lasts: Map<string, Slot>
  /** Stems of the last names. */
  readonly recentStems: string[]
}

/**
 * Puts all titles in one list, in rounds: each theme in turn adds the one of its next titles that
 * differs most from those before it in look, words, first letter and maths.
 */
export function spreadTitles(themes: readonly (readonly NamedTitle[])[]): Slot[] {
  const queues = themes.map((queue, index) => rotated(queue, index * 3))
  const maxLength = Math.max(...themes.map((queue) => queue.length))
  const list: TitleList = { slots: [], lasts: new Map(), recentStems: [] }
  for (let round = 0; round < maxLength; round += 1) {
    for (const queue of queues) {
      const [next] = queue.splice(leastSimilar(queue, list), 1)
      if (!next) continue
      list.slots.push(next.slot)
      for (const label of labelsOf(next.slot)) list.lasts.set(label, next.slot)
      list.recentStems.push(...next.stems)
      list.recentStems.splice(0, list.recentStems.length - recentStemCount)
    }
  }
  return list.slots
}

const labelsOf = ({ vendor, config: { model } }: Slot) => [
  vendor,
  'pay' in model ? model.pay.by : 'lines',
]

/** Rotates a list, so that names of one pattern do not come from all themes at the same time. */
const rotated = (queue: readonly NamedTitle[], by: number): NamedTitle[] => [
  ...queue.slice(by % 7),
  ...queue.slice(0, by % 7),
]

/** Returns the index of the first title unlike any before it, or of the least similar one. */
function leastSimilar(queue: readonly NamedTitle[], list: TitleList): number {
  let [minSimilarity, found] = [Infinity, 0]
  for (let at = 0; at < candidates && minSimilarity > 0; at += 1) {
    const one = queue[at]
    const similarity = one ? similarityOf(one, list) : Infinity
    if (similarity < minSimilarity) [minSimilarity, found] = [similarity, at]
  }
  return found
}

function similarityOf(
  { slot, stems }: NamedTitle,
  { slots, lasts, recentStems }: TitleList,
): number {
  const before = slots.at(-1)
  if (!before) return 0
  let similarity = areAlike(slot, before) ? 9 : 0
  for (const label of labelsOf(slot)) {
    const last = lasts.get(label)
    if (last && areAlike(slot, last)) similarity += 9
  }
  if (slot.name[0] === before.name[0]) similarity += 3
  if (slot.config.model === before.config.model) similarity += 1
  for (const stem of stems) if (recentStems.includes(stem)) similarity += 2
  return similarity
}
