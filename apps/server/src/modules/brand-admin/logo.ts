import { hash } from 'node:crypto'
import { squarePng } from '#modules/upload'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

const sides = { large: 512, small: 192 }

/** Converts an image to square logos that home screens can show. */
export function createLogoUpload({ audit, brands, upload }: Deps) {
  return async (brandId: string, image: string, by: StaffActor): Promise<string> => {
    if (!(await brands.find(brandId))) throw new Refusal('not_found')
    const picture = await upload.readPicture(image)
    if (!picture) throw new Refusal('invalid_fields', { image: 'invalid' })
    const large = await squarePng(picture.data, sides.large)
    const small = await squarePng(picture.data, sides.small)
    const logo = hash('sha256', large).slice(0, 24)
    await brands.logos.keep(brandId, logo, { large, small })
    await audit.record({ ...auditEntry(by, 'brand.logo', brandId), after: { logo } })
    return logo
  }
}
