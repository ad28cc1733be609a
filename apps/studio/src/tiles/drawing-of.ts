import { drawTile, type TileLook } from './draw-tile.ts'
import type { PicturePart } from './figure.ts'
import type { Pictures } from './pictures.ts'

/** Draws a tile with its pictures. A first pass collects the parts that it needs. */
export async function drawingOf(look: TileLook, pictureOf: Pictures): Promise<string> {
  const needed = new Map<string, [string, PicturePart]>()
  drawTile(look, (name, part) => {
    needed.set(`${name} ${part}`, [name, part])
    return ''
  })
  const found = new Map<string, string>()
  // One after the other, so that a tile never takes more than one thread.
  for (const [key, [name, part]] of needed) found.set(key, await pictureOf(name, part))
  return drawTile(look, (name, part) => found.get(`${name} ${part}`) ?? '')
}
