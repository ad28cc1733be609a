import type { Rng } from '#core'

/** Returns a random source that gives the listed numbers and then fails. */
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
