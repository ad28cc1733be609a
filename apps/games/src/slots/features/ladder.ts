import type { SlotModel } from '../config.ts'

/** Labels of the multiplier steps and the lit one. */
export interface Ladder {
  readonly texts: readonly string[]
  readonly lit: number
}

/**
 * Steps with the given multiplier lit. In free spins the multiplier already includes theirs; one
 * that is not on the ladder is shown alone.
 */
export function ladderAt(model: SlotModel, isFree: boolean, multiplier: number): Ladder {
  const { tumbles, freeSpins } = model
  const steps = (isFree ? tumbles?.freeLadder : tumbles?.ladder) ?? []
  const times = isFree ? (freeSpins?.multiplier ?? 1) : 1
  const values = [...new Set(steps.map((step) => step * times))]
  const lit = values.indexOf(multiplier)
  if (values.every((value) => value === 1) && multiplier === 1) return { texts: [], lit: -1 }
  if (lit < 0) return { texts: [`×${multiplier}`], lit: 0 }
  return { texts: values.map((value) => `×${value}`), lit }
}
