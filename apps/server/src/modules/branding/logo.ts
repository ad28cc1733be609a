import { hash } from 'node:crypto'
import { squarePng } from '#modules/upload'
import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'

const sides = { large: 512, small: 192 }

/** Takes a picture as a logo: drawn anew, as squares that a home screen can show. */
export function logosOf({ audit, brands, upload }: Parts) {
  return async (brandId: string, image: string, by: Clerk): Promise<string> => {
    if (!(await brands.find(brandId))) throw new Refusal('not_found')
    const picture = await upload.readPicture(image)
    if (!picture) throw new Refusal('invalid_fields', { image: 'invalid' })
    const large = await squarePng(picture.data, sides.large)
    const small = await squarePng(picture.data, sides.small)
    const logo = hash('sha256', large).slice(0, 24)
    await brands.logos.keep(brandId, logo, { large, small })
    await audit.record({ ...entryOf(by, 'brand.logo', brandId), after: { logo } })
    return logo
  }
}
