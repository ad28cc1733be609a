import { hash } from 'node:crypto'
import { pictureSize, type Crop } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import { cutWebp, type UploadModule } from '#modules/upload'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { pictureStore } from '../store/pictures.ts'

/** How long an unused picture is kept, so that a piece can be written. */
const unusedLifeMs = 7 * 24 * 3600 * 1000

interface Deps {
  kit: Kit
  brands: BrandModule
  upload: Pick<UploadModule, 'readPicture'>
}

export type ContentPictures = ReturnType<typeof createContentPictures>

/** Uploaded pictures of banners and promotions. */
export function createContentPictures({ kit, brands, upload }: Deps) {
  const store = pictureStore(kit.database.db)
  return {
    /** Returns the picture's URL. */
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
    /** Cron job: removes old pictures that no content uses. */
    sweep: () => store.removeUnused(new Date(kit.clock.now().getTime() - unusedLifeMs)),
  }
}
