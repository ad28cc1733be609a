import { amountOf, toWire } from '@fairhouse/money'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { callProvider } from './provider-client.ts'
import type { StoredProviderTransfer } from '../store/index.ts'

/** A provider with which a member can hold money. */
export interface ProviderWallet {
  vendor: string
  name: string
  /** Whether money can be moved in. */
  isOpen: boolean
}

/** Members' balances with transfer-wallet providers. */
export function createProviderBalances(deps: ProviderDeps) {
  const { store } = deps
  return {
    /** The brand's providers, and any other that may still hold the member's money. */
    async walletsOf(memberId: string): Promise<ProviderWallet[]> {
      const { id: brandId } = (await deps.player(memberId)).brand()
      const before = new Set(await store.providersOf(memberId))
      const isOpen = ({ enabled, isFor }: Provider) => enabled && isFor(brandId)
      return [...deps.registry.current().values()]
        .filter((provider) => provider.wallet === 'transfer')
        .filter((provider) => isOpen(provider) || before.has(provider.code))
        .map((provider) => ({
          vendor: provider.code,
          name: provider.name,
          isOpen: isOpen(provider),
        }))
    },
    /** The amount in transit to or from the provider. */
    inTransit: async (memberId: string, code: string) =>
      toWire(amountOf(BigInt(await store.inTransit(memberId, code)))),
    /** The member's transfer with this id, if any; its amount as on every wire. */
    async find(id: string, memberId: string): Promise<StoredProviderTransfer | undefined> {
      const stored = await store.findTransfer(id, memberId)
      if (!stored) return undefined
      return { ...stored, amount: toWire(amountOf(BigInt(stored.amount))) }
    },
    /** The player's balance as the provider reports it. */
    async balance(memberId: string, code: string): Promise<string | undefined> {
      const player = await deps.player(memberId)
      const provider = requireTransferProvider(deps, code)
      const input = { playerId: memberId }
      const answer = await callProvider(provider, player.brand().code, deps, 'balance', input)
      return answer?.balance
    },
  }
}

export function requireTransferProvider(deps: ProviderDeps, code: string): Provider {
  const provider = requireProvider(deps, code)
  if (provider.wallet !== 'transfer') throw new Error(`${code} keeps no balance of its own`)
  return provider
}

/** For transfers in transit: the provider may have changed its wallet type since. */
export function requireProvider({ registry }: ProviderDeps, code: string): Provider {
  const provider = registry.find(code)
  if (!provider) throw new Error(`there is no provider ${code}`)
  return provider
}
