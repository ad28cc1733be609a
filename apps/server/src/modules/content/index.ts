import { contentKinds } from '@fairhouse/protocol'
import type { Piece, TopicData } from '@fairhouse/protocol'
import type { FastifyInstance } from 'fastify'
import type { AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { UploadModule } from '#modules/upload'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { createContentEditor } from './editing/editor.ts'
import { createContentDrafts } from './editing/drafts.ts'
import { createContentHistory } from './editing/history.ts'
import { createContentPictures } from './editing/pictures.ts'
import { createContentPublishing } from './editing/publishing.ts'
import { createContentWriting } from './editing/writing.ts'
import { contentHttp } from './http.ts'
import { contentOfficeHttp } from './http/office.ts'
import { mountPictures } from './http/pictures.ts'
import { createContentReader } from './content-reader.ts'
import { isRunning, type NewContent } from './rules.ts'
import { createContentCache } from './cache.ts'
import { createStartDataCache } from './start-data.ts'
import { fillEmpty } from './store/fill.ts'
import { announceTimedChanges, pieceStore } from './store/pieces.ts'
import { readLinks, saveLinks } from './store/links.ts'
import { readDraftedContent } from './store/drafted.ts'
import { readContent } from './store/read.ts'
import { readStartData } from './store/start-data.ts'

export { demoContent } from './demo/index.ts'
export { firstContent } from './demo/first.ts'
export { givenTextOf } from './demo/given-texts.ts'
export { agePlaceholder } from './rules.ts'

interface Deps {
  audit: AuditModule
  brands: BrandModule
  exclusion: ExclusionModule
  upload: UploadModule
}

/** Allows for late cron runs. */
const turnMs = 3 * 60_000

export type ContentModule = Awaited<ReturnType<typeof createContent>>

/** Content of brands, cached in memory and reloaded after changes. */
export async function createContent(kit: Kit, below: Deps) {
  const { audit, brands, exclusion, upload } = below
  const { db } = kit.database
  const shelf = createContentCache((brandId) => readContent(db, brandId))
  const readDrafted = (brandId: string, at: Date | undefined) => readDraftedContent(db, brandId, at)
  const look = createContentReader({ clock: kit.clock, cache: shelf, readDrafted })
  const starts = await createStartDataCache((brandId) => readStartData(db, brandId))
  const deps = { kit, audit, brands }
  const writing = createContentWriting(deps)
  const editor = createContentEditor(deps, writing)
  const drafts = createContentDrafts(deps, writing)
  const history = createContentHistory(deps, writing)
  const pictures = createContentPictures({ kit, brands, upload })
  return {
    http: {
      ...contentHttp({ brands, exclusion, look }),
      ...contentOfficeHttp({ editor, drafts, history, pictures }),
    },
    /** Uploaded pictures. */
    mount: (app: FastifyInstance) => mountPictures(app, pictures.find),
    /** Cron job: removes unused pictures. */
    sweep: pictures.sweep,
    /** Cron job: notifies open pages when content started or ended. */
    turn: () =>
      announceTimedChanges(db, new Date(kit.clock.now().getTime() - turnMs), kit.clock.now()),
    publishDue: createContentPublishing(deps, writing),
    /** Adds first content of each kind that the brand never had. */
    async fill(brandId: string, content: NewContent): Promise<void> {
      await db.transaction().execute((transaction) => fillEmpty(transaction, brandId, content))
      shelf.forget(brandId)
      await starts.refresh(brandId)
    },
    /** All content that is switched on, in the caller's transaction. */
    async shownPieces(executor: Executor, brandId: string): Promise<Piece[]> {
      const store = pieceStore(executor, brandId)
      const all: Piece[] = []
      for (const kind of contentKinds) all.push(...(await store.list(kind)))
      return all.filter(({ shown }) => shown)
    },
    /** As `fill`, in the transaction that creates the brand. */
    fillWithin: fillEmpty,
    /** Social and resource links, in the caller's transaction. */
    links: { read: readLinks, save: saveLinks },
    /** Content in the initial page data. */
    startOf: starts.get,
    /** Payload of the `content` topic. */
    versionOf(brandId: string): { seq: number; data: TopicData<'content'> } {
      const { version } = starts.get(brandId)
      return { seq: version, data: { version } }
    },
    /** Ids of the running promotions. */
    async promotionIds(brandId: string): Promise<string[]> {
      const { promotions } = await shelf.get(brandId)
      const now = kit.clock.now()
      return promotions.filter((promotion) => isRunning(promotion, now)).map(({ id }) => id)
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
