import type { SlotModel } from '../config.ts'

/** Whether a game has more to show than reels that run and what they win. */
export function hasFeatures({ wilds, tumbles, orbs, hold, freeSpins }: SlotModel): boolean {
  return [wilds, tumbles, orbs, hold, freeSpins?.wilds ?? null].some((one) => one !== null)
}
