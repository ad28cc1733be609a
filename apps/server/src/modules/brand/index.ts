import type { TopicData } from '@fairhouse/protocol'
import type { Kit } from '#platform/kit'
import { brandHttp } from './http.ts'
import { bookOf, chooseBrand, statusDataOf, type Brand } from './rules.ts'
import { brandStore, type NewBrand } from './store.ts'

export type { Brand, Market } from './rules.ts'

export const usualBrand = 'fairhouse'

export type BrandModule = Awaited<ReturnType<typeof createBrand>>

/** All brands, kept in memory and read again whenever a row of theirs changes. */
export async function createBrand(kit: Kit) {
  const store = brandStore(kit.database)
  let book = bookOf(await store.all())

  function byId(id: string): Brand {
    const brand = book.byId.get(id)
    if (!brand) throw new Error(`no brand ${id}`)
    return brand
  }

  return {
    http: brandHttp(kit, byId),
    all: () => [...book.byId.values()],
    byId,
    of(host: string, merchant: string | undefined): Brand | undefined {
      const { sharedHosts } = kit.config
      return chooseBrand(book, { host, merchant, sharedHosts, usual: usualBrand })
    },
    /** What the `status` topic shows of a brand. */
    statusOf(id: string): { seq: number; data: TopicData<'status'> } {
      const brand = byId(id)
      return { seq: brand.version, data: statusDataOf(brand) }
    },
    async add(brand: Omit<NewBrand, 'id'>): Promise<string> {
      const id = kit.random.orderedId()
      await store.add({ ...brand, id })
      book = bookOf(await store.all())
      return id
    },
    async reload(): Promise<void> {
      book = bookOf(await store.all())
    },
  }
}
