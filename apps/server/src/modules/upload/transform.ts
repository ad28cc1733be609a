import type { Crop } from '@fairhouse/protocol'
import { drawSeconds } from './rules.ts'

const quality = 84

/** Crops and scales a picture to the given size. */
export async function cutWebp(
  data: Buffer,
  { left, top, width, height }: Crop,
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width: wide, height: high } = await sharp(data).metadata()
  const [x, y] = [part(left, wide), part(top, high)]
  return sharp(data)
    .timeout({ seconds: drawSeconds })
    .extract({
      left: Math.min(x, wide - 1),
      top: Math.min(y, high - 1),
      width: Math.max(1, Math.min(part(width, wide), wide - x)),
      height: Math.max(1, Math.min(part(height, high), high - y)),
    })
    .resize({ ...size, fit: 'cover' })
    .webp({ quality })
    .toBuffer()
}

const part = (thousandths: number, whole: number) => Math.round((thousandths * whole) / 1000)

/** Fits the picture into a transparent square, as PNG. */
export async function squarePng(data: Buffer, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(data)
    .resize({ width: side, height: side, fit: 'contain', background })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
