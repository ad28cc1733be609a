/** Pseudo-random numbers that follow from a text, so that a picture is always drawn the same. */
export interface Dice {
  /** Uniform in [0, 1). */
  next(): number
  between(min: number, max: number): number
  pick<One>(list: readonly [One, ...One[]]): One
  /** Returns -1 or 1. */
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
    between: (min, max) => min + next() * (max - min),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    side: () => (next() < 0.5 ? -1 : 1),
    chance: (share) => next() < share,
  }
}

/** FNV-1a hash. */
function seedOf(text: string): number {
  let seed = 0x811c9dc5
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return seed
}
