import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type sharpModule from 'sharp'
import { pictures } from '@fairhouse/ui/art'
import type { PicturePart } from './figure.ts'

type Sharp = typeof sharpModule

/** Number of parts in the cache; many games share theirs. */
const maxParts = 300
/** Pixels; the pictures of the package are 256 wide. */
const usualWidths: Readonly<Record<PicturePart, number>> = {
  large: 256,
  small: 128,
  halo: 64,
  rim: 128,
}
/** Used for pictures that are not listed. */
const fallbackPicture = '1f48e'

const require = createRequire(import.meta.url)

export type Pictures = ReturnType<typeof createPictures>

/** Loads parts of pictures from the emoji package. */
export function createPictures(sharp: Sharp, widths = usualWidths) {
  const folder = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets')
  const cache = new Map<string, Promise<string>>()

  function prepare(name: string, part: PicturePart): Promise<string> {
    const code = Object.hasOwn(pictures, name) ? pictures[name] : undefined
    const file = join(folder, `${code ?? fallbackPicture}.webp`)
    const width = widths[part]
    if (part === 'halo') return maskOf(sharp, file, { width, blur: width / 18, gain: 1.1 })
    if (part === 'rim') return maskOf(sharp, file, { width, blur: width / 106, gain: 3 })
    const saturation = part === 'large' ? 1.15 : 1.1
    return addressOf(sharp(file).resize(width).modulate({ saturation }))
  }

  return (name: string, part: PicturePart): Promise<string> => {
    const key = `${name} ${part}`
    const address = cache.get(key) ?? prepare(name, part)
    cache.delete(key)
    cache.set(key, address)
    const [oldest] = cache.keys()
    if (cache.size > maxParts && oldest !== undefined) cache.delete(oldest)
    // A failure is not cached.
    address.catch(() => cache.delete(key))
    return address
  }
}

interface Mask {
  readonly width: number
  readonly blur: number
  readonly gain: number
}

/** The outline of a picture as a grey mask, with a quarter of its width around it. */
async function maskOf(sharp: Sharp, file: string, { width, blur, gain }: Mask): Promise<string> {
  const padding = width / 4
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const placed = await sharp(file)
    .resize(width)
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: clear })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const grey = await sharp(placed).extractChannel('alpha').blur(blur).linear(gain, 0).toBuffer()
  return addressOf(sharp(grey))
}

async function addressOf(drawing: ReturnType<Sharp>): Promise<string> {
  const bytes = await drawing.png({ compressionLevel: 1 }).toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}
