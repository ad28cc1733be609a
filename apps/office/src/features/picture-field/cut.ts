import type { Crop } from '@fairhouse/protocol'
import { pictureSize } from '@fairhouse/protocol/content-lists'

/** How the part that is kept lies: how much smaller than it may be, and where, in per cent. */
export interface Cut {
  readonly zoom: number
  readonly across: number
  readonly down: number
}

export const middle: Cut = { zoom: 0, across: 50, down: 50 }

/** What is kept at the largest zoom is this part of the largest. */
const smallest = 0.25

interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a picture that is kept, in thousandths of its sides. */
export function cropOf({ width, height }: Size, { zoom, across, down }: Cut): Crop {
  const ratio = pictureSize.width / pictureSize.height
  const kept = Math.min(width, height * ratio) * (1 - (zoom / 100) * (1 - smallest))
  const [wide, high] = [(kept / width) * 1000, (kept / ratio / height) * 1000]
  return {
    left: Math.round(((1000 - wide) * across) / 100),
    top: Math.round(((1000 - high) * down) / 100),
    width: Math.max(1, Math.round(wide)),
    height: Math.max(1, Math.round(high)),
  }
}
