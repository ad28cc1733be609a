import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { contentHttp } from './http.ts'
import type { NewContent } from './rules.ts'
import { createShelf } from './shelf.ts'
import { fillEmpty } from './store/fill.ts'
import { readContent } from './store/read.ts'

export { demoContent } from './demo/index.ts'

/** What a brand shows: kept in memory, and read again after a row of it has changed. */
export function createContent(kit: Kit, brand: BrandModule) {
  const { db } = kit.database
  const shelf = createShelf((brandId) => readContent(db, brandId))
  return {
    http: contentHttp(kit, brand, shelf),
    /** Gives a brand its first content of each kind that it was never given and has none of. */
    async fill(brandId: string, content: NewContent): Promise<void> {
      await fillEmpty(db, brandId, content)
      shelf.forget(brandId)
    },
    forget: shelf.forget,
    forgetAll: shelf.forgetAll,
  }
}
