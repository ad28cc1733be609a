import { feedbackPictures } from '@fairhouse/rules'
import { drawSeconds, keptSide, mostPixels, type Picture } from './rules.ts'

/** Decodes a picture and encodes it again; undefined for what cannot be drawn whole. */
export async function redraw({ type, data }: Picture): Promise<Picture | undefined> {
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp')
  const drawn = sharp(data, { limitInputPixels: mostPixels, failOn: 'warning', pages: 1 })
    .timeout({ seconds: drawSeconds })
    .autoOrient()
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
  const asJpg = () => drawn.flatten({ background: 'white' }).jpeg({ quality: 85 }).toBuffer()
  try {
    if (type === 'jpg') return { type, data: await asJpg() }
    const png = await drawn.clone().png({ compressionLevel: 9 }).toBuffer()
    // A photograph as png may grow; as jpg it says the same.
    if (png.length <= feedbackPictures.mostBytes) return { type, data: png }
    return { type: 'jpg', data: await asJpg() }
  } catch {
    return undefined
  }
}
