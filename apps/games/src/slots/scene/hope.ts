import type { ReelsEvent } from '@fairhouse/engines'
import type { SlotModel } from '../config.ts'

/**
 * Whether the reels before this one show scatters that lack one only. It looks at what stands
 * already and never at what comes.
 */
export function hopeAt(model: SlotModel, { window }: ReelsEvent, reel: number) {
  const { scatter, freeSpins, pick } = model
  if (!scatter) return false
  const counts = Object.keys(freeSpins?.won ?? pick?.picks ?? scatter.pays).map(Number)
  const needed = Math.min(...counts)
  const standing = window.slice(0, reel).flat()
  return standing.filter((symbol) => symbol === scatter.symbol).length >= needed - 1
}
