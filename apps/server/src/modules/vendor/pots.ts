import { StartError } from '#platform/config'
import type { Vendor, VendorBook } from './book.ts'
import type { JackpotPart } from './money.ts'
import { VendorRefused } from './rules.ts'
import type { VendorStore } from './store/index.ts'

export type PotOwners = ReturnType<typeof potOwners>

/** Whose the pots are. Who fills one first has it for good; our houses have theirs together. */
export function potOwners(book: VendorBook, store: VendorStore) {
  const known = new Map<string, string>()

  async function ownerOf(code: string, claimant: string | undefined): Promise<string | undefined> {
    const owner = known.get(code) ?? (await store.potOwner(code, claimant))
    if (owner !== undefined) known.set(code, owner)
    return owner
  }

  function isOf(owner: string, vendor: string): boolean {
    const areOurs = [owner, vendor].every((code) => book.find(code)?.isInHouse === true)
    return owner === vendor || areOurs
  }

  return {
    /** Refuses who puts into, or wants from, a pot of somebody else. */
    async require({ code: vendor }: Vendor, part: JackpotPart | undefined): Promise<void> {
      if (!part || (part.contribution === 0n && part.win === 0n)) return
      const owner = await ownerOf(part.code, part.contribution > 0n ? vendor : undefined)
      if (owner !== undefined && !isOf(owner, vendor)) throw new VendorRefused('foreign_jackpot')
    },
    /** A pot of ours, before anybody can fill it. */
    async keep(vendor: string, code: string): Promise<void> {
      const owner = await ownerOf(code, vendor)
      if (owner !== undefined && isOf(owner, vendor)) return
      throw new StartError(`The pot ${code} belongs to our own games: ${owner} has it.`)
    },
  }
}
