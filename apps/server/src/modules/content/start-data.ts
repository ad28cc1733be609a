import type { Content } from './rules.ts'

/** Content in the initial page data. */
export interface StartData {
  /** Increases with every content change. */
  version: number
  resources: Content['resources']
}

const nothing: StartData = { version: 0, resources: [] }

export type ReadStartData = (brandId?: string) => Promise<ReadonlyMap<string, StartData>>

/** Initial page data of all brands, in memory: the status call needs no database. */
export async function createStartDataCache(read: ReadStartData) {
  const known = new Map(await read())

  async function refresh(brandId?: string): Promise<void> {
    for (const [id, start] of await read(brandId)) {
      // Of two concurrent reads the older may finish last.
      if (start.version >= (known.get(id)?.version ?? 0)) known.set(id, start)
    }
  }

  return { get: (brandId: string): StartData => known.get(brandId) ?? nothing, refresh }
}
