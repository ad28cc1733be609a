import { feedbackPictures } from '@fairhouse/rules'
import { drawSeconds, storedMaxSide, maxPixels, type Picture } from './rules.ts'

/** Decodes and re-encodes a picture; undefined if it cannot be decoded completely. */
export async function redraw({ type, data }: Picture): Promise<Picture | undefined> {
  // Loaded on first use: most processes never need it.
  const { default: sharp } = await import('sharp')
  const drawn = sharp(data, { limitInputPixels: maxPixels, failOn: 'warning', pages: 1 })
    .timeout({ seconds: drawSeconds })
    .autoOrient()
    .resize({
      width: storedMaxSide,
      height: storedMaxSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
  const asJpg = () => drawn.flatten({ background: 'white' }).jpeg({ quality: 85 }).toBuffer()
  try {
    if (type === 'jpg') return { type, data: await asJpg() }
    const png = await drawn.clone().png({ compressionLevel: 9 }).toBuffer()
    // A photograph may grow as PNG; then JPEG is used.
    if (png.length <= feedbackPictures.mostBytes) return { type, data: png }
    return { type: 'jpg', data: await asJpg() }
  } catch {
    return undefined
  }
}
