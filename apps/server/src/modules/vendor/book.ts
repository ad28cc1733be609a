import type { Kit } from '#platform/kit'
import { rereader } from '#platform/reread'
import type { StoredVendor, VendorLook, VendorStore } from './store/index.ts'

type Lists = 'games' | 'brandsOn' | 'brandsOff'

/** A vendor with its secret opened and its games at hand. */
export interface Vendor extends Omit<StoredVendor, 'secret' | Lists> {
  secret: string
  games: ReadonlySet<string>
  /** Whether a brand has it. */
  isFor(brandId: string): boolean
}

/** A vendor to be plugged in, its secret in the clear. */
export interface NewVendor
  extends Pick<Vendor, 'code' | 'secret' | 'wallet' | 'baseUrl'>, Partial<VendorLook> {
  games: readonly string[]
  isInHouse?: boolean
  /** The only ones that have it; all, when none is named. */
  brandIds?: readonly string[]
}

const purpose = 'vendor'

/** All vendors, kept in memory. */
export async function vendorBook({ secrets }: Kit, store: VendorStore) {
  let byCode = new Map<string, Vendor>()

  function opened(row: StoredVendor): Vendor {
    const { brandsOn, brandsOff, games, ...facts } = row
    const named = new Map(brandsOn.map((id) => [id, true]))
    for (const id of brandsOff) named.set(id, false)
    return {
      ...facts,
      name: row.name === '' ? row.code : row.name,
      secret: secrets.unlock(purpose, row.secret),
      games: new Set(games),
      isFor: (brandId) => named.get(brandId) ?? row.everywhere,
    }
  }

  const reload = rereader(async () => {
    byCode = new Map((await store.all()).map((row) => [row.code, opened(row)]))
  })

  await reload()
  return {
    /** All by their codes: another map after each change. */
    present: (): ReadonlyMap<string, Vendor> => byCode,
    find: (code: string) => byCode.get(code),
    ofGame: (game: string) => [...byCode.values()].find(({ games }) => games.has(game)),
    reload,
    /** Adds it, or makes it as told. */
    async put({ brandIds, ...vendor }: NewVendor) {
      const { isInHouse = false } = vendor
      const secret = secrets.lock(purpose, vendor.secret)
      const games = [...vendor.games]
      await store.put({ ...lookOf(vendor), ...vendor, isInHouse, games, secret }, brandIds)
      await reload()
    },
  }
}

function lookOf({ code, ...look }: NewVendor): VendorLook {
  const { name = code, launchUrl = null, categories = [], isHot = false, hasTrial = false } = look
  return { name, launchUrl, categories, isHot, hasTrial }
}

export type VendorBook = Awaited<ReturnType<typeof vendorBook>>
