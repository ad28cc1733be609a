import { StartError } from '#platform/config'
import type { NewVendor, VendorBook } from './book.ts'
import { faultOf } from './launch-url.ts'
import type { VendorStore } from './store/index.ts'

/** Vendors by configuration: who they are, and their switches, heard of by every process. */
export function vendorDoor(book: VendorBook, store: VendorStore) {
  return {
    /** To be called when a row has changed. */
    reload: book.reload,
    /** Where the games of a brand are opened. */
    launchUrls: (brandId: string): string[] =>
      [...book.present().values()].flatMap(({ enabled, isFor, launchUrl }) =>
        enabled && launchUrl !== null && isFor(brandId) ? [launchUrl] : [],
      ),
    isKnown: (code: string) => book.find(code) !== undefined,
    /** As players read it. */
    nameOf: (code: string) => book.find(code)?.name ?? code,
    isInHouse: (code: string) => book.find(code)?.isInHouse === true,
    /** Adds a vendor, or makes it as told; games that it has stay. */
    async put(vendor: Omit<NewVendor, 'isInHouse'>): Promise<void> {
      requireSound(vendor)
      if (book.find(vendor.code)?.isInHouse) throw new StartError(`${vendor.code} is ours.`)
      await book.put(vendor)
    },
    /** More games of a vendor; one that is known stays as it is, switched off if it was. */
    async addGames(code: string, games: readonly string[]): Promise<void> {
      const known = book.find(code)?.games
      if (games.every((game) => known?.has(game))) return
      await store.addGames(code, games)
      await book.reload()
    },
    async setEnabled(code: string, isOn: boolean): Promise<void> {
      await store.setEnabled(code, isOn)
      await book.reload()
    },
    async setGame(code: string, game: string, isOn: boolean): Promise<void> {
      await store.setGame(code, game, isOn)
      await book.reload()
    },
    async setBrand(code: string, brandId: string, isOn: boolean): Promise<void> {
      await store.setBrand(code, brandId, isOn)
      await book.reload()
    },
  }
}

function requireSound({ code, launchUrl, wallet, hasTrial }: NewVendor) {
  const fault = launchUrl == null ? undefined : faultOf(launchUrl)
  if (fault !== undefined) throw new StartError(`The launch address of ${code}: ${fault}.`)
  if (wallet === 'transfer' && hasTrial === true) {
    throw new StartError(`${code} keeps balances of its own, so it has no play money of ours.`)
  }
}
