import type { TileLook } from './draw-tile.ts'
import { drawingOf } from './drawing-of.ts'
import { createPictures } from './pictures.ts'

/** Letters stay clear, and a tile has about 18 kB. */
const webp = { quality: 78, effort: 3 } as const

export type Render = (look: TileLook) => Promise<Buffer>

/** Draws tiles on threads of its own; what draws is loaded with the first of them. */
export function createRenderer(): Render {
  let tools: ReturnType<typeof load> | undefined
  return async (look) => {
    const { sharp, pictureOf } = await (tools ??= load())
    const drawing = await drawingOf(look, pictureOf)
    return sharp(Buffer.from(drawing)).webp(webp).toBuffer()
  }
}

async function load() {
  const { default: sharp } = await import('sharp')
  return { sharp, pictureOf: createPictures(sharp) }
}
