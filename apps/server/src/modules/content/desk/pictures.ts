import { hash } from 'node:crypto'
import { pictureSize, type Crop } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import { cutWebp, type UploadModule } from '#modules/upload'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { pictureStore } from '../store/pictures.ts'

/** So long somebody may write at a piece with a picture that nothing names yet. */
const keptMs = 7 * 24 * 3600 * 1000

interface Parts {
  kit: Kit
  brands: BrandModule
  upload: Pick<UploadModule, 'readPicture'>
}

export type ContentPictures = ReturnType<typeof contentPictures>

/** Pictures of banners and promotions that colleagues hand in. */
export function contentPictures({ kit, brands, upload }: Parts) {
  const store = pictureStore(kit.database.db)
  return {
    /** The address under which it is seen. */
    async add(brandId: string, base64: string, crop: Crop): Promise<string> {
      if (!(await brands.find(brandId))) throw new Refusal('not_found')
      const picture = await upload.readPicture(base64)
      if (!picture) throw new Refusal('invalid_fields', { image: 'invalid' })
      const data = await cutWebp(picture.data, crop, pictureSize)
      const id = hash('sha256', data).slice(0, 32)
      await store.add(id, brandId, data, kit.clock.now())
      return `/content/${id}.webp`
    },
    find: store.find,
    /** Timed work: what was handed in for a piece that was never kept, or shows it no longer. */
    sweep: () => store.removeUnnamed(new Date(kit.clock.now().getTime() - keptMs)),
  }
}
