import type { TopicData } from '@fairhouse/protocol'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { Kit } from '#platform/kit'
import { contentHttp } from './http.ts'
import { runs, type NewContent } from './rules.ts'
import { createShelf } from './shelf.ts'
import { createStarts } from './starts.ts'
import { fillEmpty } from './store/fill.ts'
import { readLinks, saveLinks } from './store/links.ts'
import { readContent } from './store/read.ts'
import { readStarts } from './store/starts.ts'

export { demoContent } from './demo/index.ts'
export { firstContent } from './demo/first.ts'

export type ContentModule = Awaited<ReturnType<typeof createContent>>

/** What a brand shows: kept in memory, and read again after a row of it has changed. */
export async function createContent(kit: Kit, brands: BrandModule, exclusion: ExclusionModule) {
  const { db } = kit.database
  const shelf = createShelf((brandId) => readContent(db, brandId))
  const starts = await createStarts((brandId) => readStarts(db, brandId))
  return {
    http: contentHttp(kit, { brands, exclusion, shelf }),
    /** Gives a brand its first content of each kind that it was never given and has none of. */
    async fill(brandId: string, content: NewContent): Promise<void> {
      await fillEmpty(db, brandId, content)
      shelf.forget(brandId)
      await starts.refresh(brandId)
    },
    /** Where else a brand is found, in the transaction of whoever asks. */
    links: { read: readLinks, save: saveLinks },
    /** What of it a page starts with. */
    startOf: starts.of,
    /** What the `content` topic shows of a brand. */
    versionOf(brandId: string): { seq: number; data: TopicData<'content'> } {
      const { version } = starts.of(brandId)
      return { seq: version, data: { version } }
    },
    /** The ids of the promotions that run now. */
    async promotionIds(brandId: string): Promise<string[]> {
      const { promotions } = await shelf.of(brandId)
      const now = kit.clock.now()
      return promotions.filter((promotion) => runs(promotion, now)).map(({ id }) => id)
    },
    async reload(brandId: string): Promise<void> {
      shelf.forget(brandId)
      await starts.refresh(brandId)
    },
    async reloadAll(): Promise<void> {
      shelf.forgetAll()
      await starts.refresh()
    },
  }
}
