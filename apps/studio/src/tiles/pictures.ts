import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type sharpModule from 'sharp'
import { pictures } from '@fairhouse/ui/art'
import type { PicturePart } from './figure.ts'

type Sharp = typeof sharpModule

/** Parts of pictures are kept while they are asked for: many games share theirs. */
const mostKept = 300
/** Pixels; the pictures of the package are 256 wide. */
const usualWidths: Readonly<Record<PicturePart, number>> = {
  large: 256,
  small: 128,
  halo: 64,
  rim: 128,
}
/** What stands in for a picture that is not listed. */
const other = '1f48e'

const require = createRequire(import.meta.url)

export type Pictures = ReturnType<typeof createPictures>

/** Pictures as the drawing needs them, made of those of the emoji package. */
export function createPictures(sharp: Sharp, widths = usualWidths) {
  const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
  const kept = new Map<string, Promise<string>>()

  function prepare(name: string, part: PicturePart): Promise<string> {
    const code = Object.hasOwn(pictures, name) ? pictures[name] : undefined
    const file = join(folder, `${code ?? other}.webp`)
    const width = widths[part]
    if (part === 'halo') return maskOf(sharp, file, { width, blur: width / 18, gain: 1.1 })
    if (part === 'rim') return maskOf(sharp, file, { width, blur: width / 106, gain: 3 })
    const saturation = part === 'large' ? 1.15 : 1.1
    return addressOf(sharp(file).resize(width).modulate({ saturation }))
  }

  return (name: string, part: PicturePart): Promise<string> => {
    const key = `${name} ${part}`
    const address = kept.get(key) ?? prepare(name, part)
    kept.delete(key)
    kept.set(key, address)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    // What failed once may work the next time.
    address.catch(() => kept.delete(key))
    return address
  }
}

interface Mask {
  readonly width: number
  readonly blur: number
  readonly gain: number
}

/** Where the picture is, as grey, with room of a quarter around it. */
async function maskOf(sharp: Sharp, file: string, { width, blur, gain }: Mask): Promise<string> {
  const room = width / 4
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const placed = await sharp(file)
    .resize(width)
    .extend({ top: room, bottom: room, left: room, right: room, background: clear })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const grey = await sharp(placed).extractChannel('alpha').blur(blur).linear(gain, 0).toBuffer()
  return addressOf(sharp(grey))
}

async function addressOf(drawing: ReturnType<Sharp>): Promise<string> {
  const bytes = await drawing.png({ compressionLevel: 1 }).toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}
