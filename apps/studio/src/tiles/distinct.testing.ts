import sharp from 'sharp'
import type { TileLook } from './draw-tile.ts'
import { drawingOf } from './drawing-of.ts'
import { createPictures } from './pictures.ts'

const pictureOf = createPictures(sharp, { large: 64, small: 32, halo: 32, rim: 48 })

/** Difference hash of 64 bits: in eight rows, whether a tile is darker in the next column. */
export async function dHash(look: TileLook): Promise<bigint> {
  const drawing = await drawingOf(look, pictureOf)
  // Drawn small, because the hash needs no more detail.
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

/** Number of differing bits. */
function distance(first: bigint, other: bigint): number {
  let [differ, count] = [first ^ other, 0]
  for (; differ > 0n; differ >>= 1n) count += Number(differ & 1n)
  return count
}

/** Distances of every tile to the given number of tiles after it. */
export function distances(hashes: readonly bigint[], neighbours: number): number[] {
  return hashes.flatMap((first, at) =>
    hashes.slice(at + 1, at + 1 + neighbours).map((other) => distance(first, other)),
  )
}
