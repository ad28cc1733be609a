import type { ReelsEvent } from '@fairhouse/engines'
import type { SlotModel } from '../config.ts'

/**
 * Whether the stopped reels lack one scatter for a feature. Uses only reels already shown, never
 * the coming ones.
 */
export function anticipatesAt(model: SlotModel, { window }: ReelsEvent, reel: number) {
  const { scatter, freeSpins, pick } = model
  if (!scatter) return false
  const counts = Object.keys(freeSpins?.won ?? pick?.picks ?? scatter.pays).map(Number)
  const needed = Math.min(...counts)
  const stopped = window.slice(0, reel).flat()
  return stopped.filter((symbol) => symbol === scatter.symbol).length >= needed - 1
}
