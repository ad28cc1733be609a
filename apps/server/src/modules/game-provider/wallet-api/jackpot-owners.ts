import { StartError } from '#platform/config'
import type { Provider, ProviderRegistry } from '../admin/registry.ts'
import type { JackpotPart } from './money.ts'
import { ProviderRefused } from './refusals.ts'
import type { ProviderStore } from '../store/index.ts'

export type JackpotOwners = ReturnType<typeof createJackpotOwners>

/**
 * Owners of jackpots: the provider that first contributes owns a jackpot permanently; in-house
 * providers share theirs.
 */
export function createJackpotOwners(registry: ProviderRegistry, store: ProviderStore) {
  const known = new Map<string, string>()

  async function ownerOf(code: string, claimant: string | undefined): Promise<string | undefined> {
    const owner = known.get(code) ?? (await store.potOwner(code, claimant))
    if (owner !== undefined) known.set(code, owner)
    return owner
  }

  function mayUse(owner: string, vendor: string): boolean {
    const areOurs = [owner, vendor].every((code) => registry.find(code)?.isInHouse === true)
    return owner === vendor || areOurs
  }

  return {
    /** Refuses contributions to, and wins from, another provider's jackpot. */
    async require({ code: vendor }: Provider, part: JackpotPart | undefined): Promise<void> {
      if (!part || (part.contribution === 0n && part.win === 0n)) return
      const owner = await ownerOf(part.code, part.contribution > 0n ? vendor : undefined)
      if (owner !== undefined && !mayUse(owner, vendor))
        throw new ProviderRefused('foreign_jackpot')
    },
    /** Reserves an in-house jackpot before anyone can contribute to it. */
    async reserve(vendor: string, code: string): Promise<void> {
      const owner = await ownerOf(code, vendor)
      if (owner !== undefined && mayUse(owner, vendor)) return
      throw new StartError(`The pot ${code} belongs to our own games: ${owner} has it.`)
    },
  }
}
