import type { TileLook } from './draw-tile.ts'
import { drawingOf } from './drawing-of.ts'
import { createPictures } from './pictures.ts'

/** Keeps letters clear at about 18 kB per tile. */
const webp = { quality: 78, effort: 3 } as const

export type Render = (look: TileLook) => Promise<Buffer>

/** Creates a renderer. Its image library is loaded with the first tile. */
export function createRenderer(): Render {
  let loaded: ReturnType<typeof load> | undefined
  return async (look) => {
    const { sharp, pictureOf } = await (loaded ??= load())
    const drawing = await drawingOf(look, pictureOf)
    return sharp(Buffer.from(drawing)).webp(webp).toBuffer()
  }
}

async function load() {
  const { default: sharp } = await import('sharp')
  return { sharp, pictureOf: createPictures(sharp) }
}
