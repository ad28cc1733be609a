import type { TopicData } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { contentHttp } from './http.ts'
import { runs, type NewContent } from './rules.ts'
import { createShelf } from './shelf.ts'
import { fillEmpty } from './store/fill.ts'
import { readContent } from './store/read.ts'

export { demoContent } from './demo/index.ts'

export type ContentModule = ReturnType<typeof createContent>

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
    /** What of it a page starts with. */
    async startOf(brandId: string) {
      const { version, resources } = await shelf.of(brandId)
      return { version, resources }
    },
    /** What the `content` topic shows of a brand. */
    async versionOf(brandId: string): Promise<{ seq: number; data: TopicData<'content'> }> {
      const { version } = await shelf.of(brandId)
      return { seq: version, data: { version } }
    },
    /** The ids of the promotions that run now. */
    async promotionIds(brandId: string): Promise<string[]> {
      const { promotions } = await shelf.of(brandId)
      const now = kit.clock.now()
      return promotions.filter((promotion) => runs(promotion, now)).map(({ id }) => id)
    },
    forget: shelf.forget,
    forgetAll: shelf.forgetAll,
  }
}
