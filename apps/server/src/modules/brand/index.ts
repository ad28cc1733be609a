import type { TopicData } from '@fairhouse/protocol'
import type { ReturnName } from '@fairhouse/protocol/vendor'
import { StartError } from '#platform/config'
import type { Kit } from '#platform/kit'
import { rereader } from '#platform/reread'
import { colourFaults, type BrandColours } from './colours.ts'
import { bookOf, chooseBrand, statusDataOf, type Brand, type Market } from './rules.ts'
import type { FirstSettings } from './settings.ts'
import { addBrand, brandStore, isCodeFree, lockBrand, setMaintenance } from './store/brands.ts'
import type { NewBrand } from './store/brands.ts'
import { applyDocument } from './store/document.ts'
import { logoStore } from './store/logos.ts'

export { brandStyle } from './colours.ts'
export { documentOf } from './document.ts'
export {
  accountFactsOf,
  asksIdentity,
  factsOf as brandFactsOf,
  smsCountriesOf,
  statusFor,
  whitelabelOf,
  type Brand,
} from './rules.ts'
export type { Market } from './rules.ts'
export { demoSettings } from './demo.ts'

export const usualBrand = 'fairhouse'

export type BrandModule = Awaited<ReturnType<typeof createBrand>>

/** All brands, kept in memory and read again whenever a row of theirs changes. */
export async function createBrand(kit: Kit) {
  const store = brandStore(kit.database)
  let book = bookOf([])
  const reload = rereader(async () => {
    book = bookOf(await store.all())
  })
  await reload()

  function byId(id: string): Brand {
    const brand = book.byId.get(id)
    if (!brand) throw new Error(`no brand ${id}`)
    return brand
  }

  return {
    all: () => [...book.byId.values()],
    byId,
    /** Also one that another process made a moment ago. */
    async find(id: string): Promise<Brand | undefined> {
      if (!book.byId.has(id)) await reload()
      return book.byId.get(id)
    },
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
      requireReadable(brand.colours ?? {})
      const id = kit.random.orderedId()
      await store.add({ ...brand, id })
      await reload()
      return id
    },
    /** Gives a brand that has neither rules nor links its first; others keep what they have. */
    async fill(id: string, settings: FirstSettings): Promise<void> {
      await store.fillSettings(id, settings)
      await reload()
    },
    /** With which return new rounds are played; those that are open end as they began. */
    async setReturns(id: string, returns: ReturnName): Promise<void> {
      await store.setReturns(id, returns, kit.clock.now())
      await reload()
    },
    async setMarket(id: string, market: Market): Promise<void> {
      await store.setMarket(id, market)
      await reload()
    },
    async setSharesExclusions(id: string, shares: boolean): Promise<void> {
      await store.setSharesExclusions(id, shares)
      await reload()
    },
    reload,
    /** What the office does, each in a transaction of its own. */
    office: { add: addBrand, apply: applyDocument, isCodeFree, lock: lockBrand, setMaintenance },
    logos: logoStore(kit.database.db),
  }
}

/** A brand is not stored with colours in which its pages could not be read. */
function requireReadable({ dark, light }: BrandColours) {
  const faults = [
    ...(dark ? colourFaults('dark', dark) : []),
    ...(light ? colourFaults('light', light) : []),
  ]
  if (faults.length === 0) return
  throw new StartError(`These colours cannot be read (contrast): ${faults.join('; ')}.`)
}
