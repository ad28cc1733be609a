import { StartError } from '#platform/config'
import type { Executor } from '#platform/database'
import type { Outgoing } from '#platform/outgoing'
import type { NewVendor, Vendor, VendorBook } from './book.ts'
import { faultOf } from './launch-url.ts'
import { switchedOn, turnSwitch, type Switch, type VendorStore } from './store/index.ts'

/** What operators may see of a vendor. */
type Known = Pick<
  Vendor,
  | 'code'
  | 'name'
  | 'wallet'
  | 'enabled'
  | 'categories'
  | 'isInHouse'
  | 'games'
  | 'gamesKnown'
  | 'isFor'
  | 'gamesIn'
>

/** Vendors by configuration: who they are, and their switches, heard of by every process. */
export function vendorDoor(book: VendorBook, store: VendorStore, outgoing: Outgoing) {
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
      if (vendor.baseUrl !== null && !(await outgoing.mayAsk(vendor.baseUrl))) {
        const why = 'is not a public address, and OUTGOING_ALLOW does not name it'
        throw new StartError(`${vendor.baseUrl} of ${vendor.code} ${why}.`)
      }
      if (book.find(vendor.code)?.isInHouse) throw new StartError(`${vendor.code} is ours.`)
      await book.put(vendor)
    },
    /** More games of a vendor, for a caller who reloads; one that is known stays as it is. */
    async addGames(code: string, games: readonly string[], executor: Executor): Promise<void> {
      const known = book.find(code)?.games
      if (games.every((game) => known?.has(game))) return
      await store.addGames(code, games, executor)
    },
    /** What operators see of them, those switched off too. */
    all: (): Known[] => [...book.present().values()].map(knownOf),
    /**
     * Opens or closes in a transaction of the caller's, who reloads when it is done. Answers how it
     * was; undefined where there is no such thing.
     */
    async turn(asked: Switch, isOn: boolean, executor: Executor): Promise<boolean | undefined> {
      const before = await switchedOn(executor, asked)
      if (before !== undefined && before !== isOn) await turnSwitch(executor, asked, isOn)
      return before
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

function knownOf({ code, name, wallet, enabled, categories, isInHouse, ...more }: Vendor): Known {
  const { games, gamesKnown, isFor, gamesIn } = more
  const facts = { code, name, wallet, enabled, categories, isInHouse }
  return { ...facts, games, gamesKnown, isFor, gamesIn }
}
