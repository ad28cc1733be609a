import type { TopicData } from '@fairhouse/protocol'
import type { ReturnName } from '@fairhouse/protocol/vendor'
import { StartError } from '#platform/config'
import type { Kit } from '#platform/kit'
import { createReloader } from '#platform/reload'
import { colourFaults, type BrandColours } from './colours.ts'
import { createRegistry, chooseBrand, statusDataOf, type Brand, type Market } from './rules.ts'
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

/** All brands, cached in memory and reloaded when a row changes. */
export async function createBrand(kit: Kit) {
  const store = brandStore(kit.database)
  let registry = createRegistry([])
  const reload = createReloader(async () => {
    registry = createRegistry(await store.all())
  })
  await reload()

  function byId(id: string): Brand {
    const brand = registry.byId.get(id)
    if (!brand) throw new Error(`no brand ${id}`)
    return brand
  }

  return {
    all: () => [...registry.byId.values()],
    byId,
    /** Also finds a brand that another process has just created. */
    async find(id: string): Promise<Brand | undefined> {
      if (!registry.byId.has(id)) await reload()
      return registry.byId.get(id)
    },
    of(host: string, merchant: string | undefined): Brand | undefined {
      const { sharedHosts } = kit.config
      return chooseBrand(registry, { host, merchant, sharedHosts, fallback: usualBrand })
    },
    /** Payload of the `status` topic. */
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
    /** Adds first settings to a brand without rules and links; others keep theirs. */
    async fill(id: string, settings: FirstSettings): Promise<void> {
      await store.fillSettings(id, settings)
      await reload()
    },
    /** Sets the return of new rounds; open rounds keep theirs. */
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
    /** Office operations, each in the caller's transaction. */
    office: { add: addBrand, apply: applyDocument, isCodeFree, lock: lockBrand, setMaintenance },
    logos: logoStore(kit.database.db),
  }
}

/** Refuses colours that make pages unreadable. */
function requireReadable({ dark, light }: BrandColours) {
  const faults = [
    ...(dark ? colourFaults('dark', dark) : []),
    ...(light ? colourFaults('light', light) : []),
  ]
  if (faults.length === 0) return
  throw new StartError(`These colours cannot be read (contrast): ${faults.join('; ')}.`)
}
