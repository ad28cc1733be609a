import type { TopicData } from '@fairhouse/protocol'
import type { ReturnName } from '@fairhouse/protocol/vendor'
import { StartError } from '#platform/config'
import type { Kit } from '#platform/kit'
import { createReloader } from '#platform/reload'
import { colourFaults, type BrandColours } from './colours.ts'
import { createRegistry, chooseBrand, statusDataOf, type Brand, type Market } from './rules.ts'
import { hashStops, type FirstSettings } from './settings.ts'
import { addBrand, brandStore, isCodeFree, lockBrand, setMaintenance } from './store/brands.ts'
import type { NewBrand } from './store/brands.ts'
import { applyDocument } from './store/document.ts'
import { logoStore } from './store/logos.ts'
import { stopStore } from './store/stops.ts'
import { stopOf, type Stop } from './stops.ts'

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
export { gameStopOf, stopOf, toPlayerStop, type Stop, type StopSubject } from './stops.ts'
export type { Market } from './rules.ts'
export { demoSettings } from './demo.ts'

export const usualBrand = 'fairhouse'

export type BrandModule = Awaited<ReturnType<typeof createBrand>>

/** All brands, cached in memory and reloaded when a row changes. */
export async function createBrand(kit: Kit) {
  const store = brandStore(kit.database)
  let registry = createRegistry([])
  const reload = createReloader(async () => {
    const [all, stops] = [await store.all(), await stopStore(kit.database.db).open()]
    registry = createRegistry(all.map((brand) => withStops(brand, stops, kit.clock.now())))
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
    stopStore,
    logos: logoStore(kit.database.db),
  }
}

/** Adds the stops of this brand or all brands; a stopped site is closed. */
function withStops(brand: Brand, all: readonly Stop[], now: Date): Brand {
  const isOwn = ({ brandId, until }: Stop) =>
    until > now && (brandId === null || brandId === brand.id)
  const stops = all.filter(isOwn)
  if (stops.length === 0) return brand
  const isStopped = stopOf({ stops }, { what: 'site' }, now) !== undefined
  // Open pages load the settings again when their name changes.
  const settingsName = hashStops(brand.settingsName, stops)
  return { ...brand, stops, settingsName, maintenance: brand.isSwitchedOff || isStopped }
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
