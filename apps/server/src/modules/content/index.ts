import type { TopicData } from '@fairhouse/protocol'
import type { FastifyInstance } from 'fastify'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { UploadModule } from '#modules/upload'
import type { Kit } from '#platform/kit'
import { contentDesk } from './desk/desk.ts'
import { contentDrafts } from './desk/drafts.ts'
import { contentHistory } from './desk/history.ts'
import { contentPictures } from './desk/pictures.ts'
import { contentPublishing } from './desk/publishing.ts'
import { contentWriting } from './desk/writing.ts'
import { contentHttp } from './http.ts'
import { officeHttp } from './http/office.ts'
import { mountPictures } from './http/pictures.ts'
import { lookingAt } from './look.ts'
import { runs, type NewContent } from './rules.ts'
import { createShelf } from './shelf.ts'
import { createStarts } from './starts.ts'
import { fillEmpty } from './store/fill.ts'
import { turnTimes } from './store/pieces.ts'
import { readLinks, saveLinks } from './store/links.ts'
import { draftedContent } from './store/drafted.ts'
import { readContent } from './store/read.ts'
import { readStarts } from './store/starts.ts'

export { demoContent } from './demo/index.ts'
export { firstContent } from './demo/first.ts'

interface Below {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  upload: UploadModule
}

/** The timed work may come a little late. */
const turnMs = 3 * 60_000

export type ContentModule = Awaited<ReturnType<typeof createContent>>

/** What a brand shows: kept in memory, and read again after a row of it has changed. */
export async function createContent(kit: Kit, below: Below) {
  const { audit, brands, exclusion, upload } = below
  const { db } = kit.database
  const shelf = createShelf((brandId) => readContent(db, brandId))
  const readDrafted = (brandId: string, at: Date | undefined) => draftedContent(db, brandId, at)
  const look = lookingAt({ clock: kit.clock, shelf, readDrafted })
  const starts = await createStarts((brandId) => readStarts(db, brandId))
  const parts = { kit, audit, brands }
  const writing = contentWriting(parts)
  const desk = contentDesk(parts, writing)
  const drafts = contentDrafts(parts, writing)
  const history = contentHistory(parts, writing)
  const pictures = contentPictures({ kit, brands, upload })
  return {
    http: {
      ...contentHttp({ brands, exclusion, look }),
      ...officeHttp({ desk, drafts, history, pictures }),
    },
    /** Pictures that colleagues handed in. */
    mount: (app: FastifyInstance) => mountPictures(app, pictures.find),
    /** Timed work: pictures that nothing names. */
    sweep: pictures.sweep,
    /** Timed work: what began or ended is shown to who has a page open. */
    turn: () => turnTimes(db, new Date(kit.clock.now().getTime() - turnMs), kit.clock.now()),
    publishDue: contentPublishing(parts, writing),
    /** Gives a brand its first content of each kind that it was never given and has none of. */
    async fill(brandId: string, content: NewContent): Promise<void> {
      await db.transaction().execute((transaction) => fillEmpty(transaction, brandId, content))
      shelf.forget(brandId)
      await starts.refresh(brandId)
    },
    /** The same with the commit of whoever makes the brand. */
    fillWithin: fillEmpty,
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
