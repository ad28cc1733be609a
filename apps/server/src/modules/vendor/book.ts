import type { Kit } from '#platform/kit'
import type { StoredVendor, VendorStore } from './store.ts'

/** A vendor with its secret opened and its games at hand. */
export interface Vendor extends Omit<StoredVendor, 'secret' | 'games'> {
  secret: string
  games: ReadonlySet<string>
}

/** A vendor to be plugged in, its secret in the clear. */
export interface NewVendor extends Pick<Vendor, 'code' | 'secret' | 'wallet' | 'baseUrl'> {
  games: readonly string[]
}

const purpose = 'vendor'

/** All vendors, kept in memory and read again whenever a row of theirs changes. */
export async function vendorBook({ secrets, bus, log }: Kit, store: VendorStore) {
  let byCode = new Map<string, Vendor>()

  async function reload() {
    const stored = await store.all()
    byCode = new Map(
      stored.map((row) => [
        row.code,
        { ...row, secret: secrets.unlock(purpose, row.secret), games: new Set(row.games) },
      ]),
    )
  }

  const refresh = () =>
    void reload().catch((error: unknown) => log.error({ err: error }, 'vendors were not read'))
  bus.on('vendor.changed', refresh)
  bus.onResume(refresh)
  await reload()
  return {
    find: (code: string) => byCode.get(code),
    ofGame: (game: string) => [...byCode.values()].find(({ games }) => games.has(game)),
    async add(vendor: NewVendor) {
      const secret = secrets.lock(purpose, vendor.secret)
      await store.add({ ...vendor, games: [...vendor.games], secret })
      await reload()
    },
  }
}

export type VendorBook = Awaited<ReturnType<typeof vendorBook>>
