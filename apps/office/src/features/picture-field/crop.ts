import type { Crop } from '@fairhouse/protocol'
import { pictureSize } from '@fairhouse/protocol/content-lists'

/** Zoom and position of the crop, in per cent. */
export interface CropPosition {
  readonly zoom: number
  readonly across: number
  readonly down: number
}

export const middle: CropPosition = { zoom: 0, across: 50, down: 50 }

/** At the largest zoom the crop has this share of its full size. */
const smallest = 0.25

interface Size {
  readonly width: number
  readonly height: number
}

/** The crop rectangle in thousandths of the picture's sides. */
export function cropOf({ width, height }: Size, { zoom, across, down }: CropPosition): Crop {
  const ratio = pictureSize.width / pictureSize.height
  const cropWidth = Math.min(width, height * ratio) * (1 - (zoom / 100) * (1 - smallest))
  const [wide, high] = [(cropWidth / width) * 1000, (cropWidth / ratio / height) * 1000]
  return {
    left: Math.round(((1000 - wide) * across) / 100),
    top: Math.round(((1000 - high) * down) / 100),
    width: Math.max(1, Math.round(wide)),
    height: Math.max(1, Math.round(high)),
  }
}
