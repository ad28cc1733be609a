import { feedbackPictures, imageKind } from '@fairhouse/rules'
import { createConcurrencyLimit } from '#platform/concurrency'
import { redraw } from './redraw.ts'
import { maxPixels, maxSide, type Picture } from './rules.ts'

/** Decoding needs much memory, so only few run at once. */
const maxConcurrent = 2

export type ReadPicture = (base64: string) => Promise<Picture | undefined>

/**
 * Identifies a picture by content, checks its size from the header, then decodes and re-encodes
 * it. Location, camera data, comments and trailing bytes are dropped.
 */
export function createReader(): ReadPicture {
  const limited = createConcurrencyLimit(maxConcurrent)
  return async (base64) => {
    const data = Buffer.from(base64, 'base64')
    const type = data.length > feedbackPictures.mostBytes ? undefined : imageKind(data)
    if (type === undefined || !(await isOfSize({ type, data }))) return undefined
    return limited(() => redraw({ type, data }))
  }
}

const formats = { png: 'png', jpg: 'jpeg' } as const

/** The last chunk of a PNG: decoders accept a file without it. */
const pngEnd = Buffer.from('49454e44ae426082', 'hex')

/** Reads the header only: nothing is decoded before its size is known. */
async function isOfSize({ type, data }: Picture): Promise<boolean> {
  const { default: sharp } = await import('sharp')
  const header = await sharp(data)
    .metadata()
    .catch(() => undefined)
  if (header?.format !== formats[type]) return false
  if (type === 'png' && !data.includes(pngEnd)) return false
  const { width, height } = header
  return Math.max(width, height) <= maxSide && width * height <= maxPixels
}
