import type { Kit } from '#platform/kit'
import { rereader } from '#platform/reread'
import type { StoredVendor, VendorLook, VendorStore } from './store/index.ts'

type Lists = 'games' | 'brandsOn' | 'brandsOff' | 'gamesOff'

/** A vendor with its secret opened and its games at hand. */
export interface Vendor extends Omit<StoredVendor, 'secret' | Lists> {
  secret: string
  games: ReadonlySet<string>
  /** Whether a brand has it. */
  isFor(brandId: string): boolean
  /** Those of its games that a brand has: none, where the brand does not have the vendor. */
  gamesIn(brandId: string): ReadonlySet<string>
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
const noGames: ReadonlySet<string> = new Set()

/** All vendors, kept in memory. */
export async function vendorBook({ secrets }: Kit, store: VendorStore) {
  let byCode = new Map<string, Vendor>()

  function opened(row: StoredVendor): Vendor {
    const { brandsOn, brandsOff, games, gamesOff, ...facts } = row
    const all = new Set(games)
    const rest = restOf(all, gamesOff)
    const named = new Map(brandsOn.map((id) => [id, true]))
    for (const id of brandsOff) named.set(id, false)
    const isFor = (brandId: string) => named.get(brandId) ?? row.everywhere
    return {
      ...facts,
      name: row.name === '' ? row.code : row.name,
      secret: secrets.unlock(purpose, row.secret),
      games: all,
      isFor,
      gamesIn: (brandId) => (isFor(brandId) ? (rest.get(brandId) ?? all) : noGames),
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

/** By brand, where one does not have all. */
function restOf(all: ReadonlySet<string>, off: StoredVendor['gamesOff']) {
  const rest = new Map<string, Set<string>>()
  for (const { brandId, game } of off) {
    const own = rest.get(brandId) ?? new Set(all)
    own.delete(game)
    rest.set(brandId, own)
  }
  return rest
}

function lookOf({ code, ...look }: NewVendor): VendorLook {
  const { name = code, launchUrl = null, categories = [], isHot = false, hasTrial = false } = look
  return { name, launchUrl, categories, isHot, hasTrial }
}

export type VendorBook = Awaited<ReturnType<typeof vendorBook>>
