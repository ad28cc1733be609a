import type { Content } from './rules.ts'

/** What of its content a page of the brand starts with. */
export interface Start {
  /** Grows with every change of the content. */
  version: number
  resources: Content['resources']
}

const nothing: Start = { version: 0, resources: [] }

export type ReadStarts = (brandId?: string) => Promise<ReadonlyMap<string, Start>>

/** The starts of all brands, always in memory: the status is answered without the database. */
export async function createStarts(read: ReadStarts) {
  const known = new Map(await read())

  async function refresh(brandId?: string): Promise<void> {
    for (const [id, start] of await read(brandId)) {
      // Of two that were read at once the older may come last.
      if (start.version >= (known.get(id)?.version ?? 0)) known.set(id, start)
    }
  }

  return { of: (brandId: string): Start => known.get(brandId) ?? nothing, refresh }
}
