import sharp from 'sharp'
import type { TileLook } from './draw-tile.ts'
import { drawingOf } from './drawing-of.ts'
import { createPictures } from './pictures.ts'

const pictureOf = createPictures(sharp, { large: 64, small: 32, halo: 32, rim: 48 })

/** Sixty-four bits: whether a tile grows darker from one place to the next, in eight rows. */
export async function dHash(look: TileLook): Promise<bigint> {
  const drawing = await drawingOf(look, pictureOf)
  // As small as it is seen at: the hash knows no more than that.
  const small = drawing.replace(/width="360" height="480"/, 'width="72" height="96"')
  const grey = await sharp(Buffer.from(small))
    .resize(9, 8, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  let bits = 0n
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n)
    }
  }
  return bits
}

/** How many of them differ. */
function distance(one: bigint, other: bigint): number {
  let [differ, count] = [one ^ other, 0]
  for (; differ > 0n; differ >>= 1n) count += Number(differ & 1n)
  return count
}

/** How far every tile is from the next ones, as many as stand around it. */
export function distances(hashes: readonly bigint[], around: number): number[] {
  return hashes.flatMap((one, at) =>
    hashes.slice(at + 1, at + 1 + around).map((other) => distance(one, other)),
  )
}
