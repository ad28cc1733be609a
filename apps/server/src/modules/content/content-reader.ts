import type { Clock } from '#platform/clock'
import type { Content } from './rules.ts'
import type { ContentCache } from './cache.ts'

/** Content of a brand and the moment it is viewed at. */
export interface ContentAtTime {
  content: Content
  now: Date
}

/** A brand, with or without drafts as of a moment. */
export interface ContentTarget {
  id: string
  drafts?: { at: Date | undefined }
}

export type ReadContentAt = (brand: ContentTarget) => Promise<ContentAtTime>

interface Deps {
  clock: Clock
  cache: ContentCache
  /** Not cached: drafts are for one staff member. */
  readDrafted(brandId: string, at: Date | undefined): Promise<Content>
}

export function createContentReader({ clock, cache, readDrafted }: Deps): ReadContentAt {
  return async ({ id, drafts }) =>
    drafts
      ? { content: await readDrafted(id, drafts.at), now: drafts.at ?? clock.now() }
      : { content: await cache.get(id), now: clock.now() }
}
