import type { Rng } from '#core'

/** Gives the numbers as they are written, and no other. */
export function scripted(...numbers: readonly number[]): Rng {
  const left = [...numbers]
  return {
    below(n) {
      const next = left.shift()
      if (next === undefined || next >= n) throw new Error(`no number below ${n} is written`)
      return next
    },
  }
}
