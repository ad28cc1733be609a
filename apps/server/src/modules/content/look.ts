import type { Clock } from '#platform/clock'
import type { Content } from './rules.ts'
import type { Shelf } from './shelf.ts'

/** What a brand shows, and at which moment it is looked at. */
export interface Look {
  content: Content
  now: Date
}

/** A brand, and whether its drafts are looked at: as of a moment, or now. */
export interface Looked {
  id: string
  drafts?: { at: Date | undefined }
}

export type LookAt = (brand: Looked) => Promise<Look>

interface Parts {
  clock: Clock
  shelf: Shelf
  /** Never kept: what is drafted is for one colleague's eyes. */
  readDrafted(brandId: string, at: Date | undefined): Promise<Content>
}

export function lookingAt({ clock, shelf, readDrafted }: Parts): LookAt {
  return async ({ id, drafts }) =>
    drafts
      ? { content: await readDrafted(id, drafts.at), now: drafts.at ?? clock.now() }
      : { content: await shelf.of(id), now: clock.now() }
}
