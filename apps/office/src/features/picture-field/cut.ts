import type { Crop } from '@fairhouse/protocol'

/** How a square lies in a picture: how much smaller than it may be, and where, all in per cent. */
export interface Cut {
  readonly zoom: number
  readonly across: number
  readonly down: number
}

export const middle: Cut = { zoom: 0, across: 50, down: 50 }

/** The square at the largest zoom is this part of the largest one. */
const smallest = 0.25

interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a picture that is kept, in thousandths of its sides. */
export function cropOf({ width, height }: Size, { zoom, across, down }: Cut): Crop {
  const side = Math.min(width, height) * (1 - (zoom / 100) * (1 - smallest))
  const [wide, high] = [(side / width) * 1000, (side / height) * 1000]
  return {
    left: Math.round(((1000 - wide) * across) / 100),
    top: Math.round(((1000 - high) * down) / 100),
    width: Math.max(1, Math.round(wide)),
    height: Math.max(1, Math.round(high)),
  }
}
