/** Numbers that look thrown and are the same for the same text: a picture is drawn alike again. */
export interface Dice {
  /** From 0 to 1. */
  next(): number
  between(least: number, most: number): number
  pick<One>(list: readonly [One, ...One[]]): One
  /** Either -1 or 1. */
  side(): 1 | -1
  chance(share: number): boolean
}

export function diceOf(text: string): Dice {
  let state = seedOf(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    side: () => (next() < 0.5 ? -1 : 1),
    chance: (share) => next() < share,
  }
}

/** FNV-1a. */
function seedOf(text: string): number {
  let seed = 0x811c9dc5
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return seed
}
