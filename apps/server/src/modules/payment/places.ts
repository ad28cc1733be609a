import { providerKinds, webhookPath, type ProviderKind } from '@fairhouse/protocol/payment'
import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { providersOf, type Place, type Provider } from './providers/index.ts'
import { providerStore, type StoredProvider } from './store/providers.ts'

/** A provider with where it is and what it signs with. */
export interface PlacedProvider {
  provider: Provider
  place: Place
}

const purpose = 'payment provider'

/** Which providers a brand has, with their secrets opened. */
export function placesOf(kit: Kit, brands: BrandModule) {
  const store = providerStore(kit.database.db)
  const providers = providersOf(kit)
  let address = ''

  function callbackUrl(brandId: string, code: string): string {
    const { code: operator, domains } = brands.byId(brandId)
    const [domain] = domains
    const ours = domain === undefined ? address : `https://${domain}`
    return `${ours}${webhookPath}/${code}/${operator}`
  }

  function placed(row: StoredProvider): PlacedProvider | undefined {
    const provider = providers[row.kind]
    if (!provider) return undefined
    const { code: operator } = brands.byId(row.brandId)
    const place = {
      brandId: row.brandId,
      operator,
      code: row.code,
      baseUrl: row.baseUrl ?? undefined,
      secret: row.secret === null ? undefined : kit.secrets.unlock(purpose, row.secret),
      callbackUrl: callbackUrl(row.brandId, row.code),
    }
    return { provider, place }
  }

  return {
    async find(brandId: string, code: string): Promise<PlacedProvider | undefined> {
      const row = await store.find(brandId, code)
      return row && placed(row)
    },
    /** Codes of those that work here, with what they pay to. */
    async enabledOf(brandId: string) {
      const rows = await store.enabledOf(brandId)
      return rows.filter(({ kind }) => providers[kind] !== undefined)
    },
    works: (kind: ProviderKind) => providers[kind] !== undefined,
    isByHand: (kind: ProviderKind) => providers[kind]?.byHand === true,
    locked: (secret: string) => kit.secrets.lock(purpose, secret),
    /** By which people know a secret again; nothing more of one is shown to anybody. */
    endOf: (secret: Buffer) => kit.secrets.unlock(purpose, secret).slice(-4),
    opened: (secret: Buffer) => kit.secrets.unlock(purpose, secret),
    /** The kinds that work here. */
    kinds: () => providerKinds.filter((kind) => providers[kind] !== undefined),
    callbackUrl: ({ brandId, code }: StoredProvider) => callbackUrl(brandId, code),
    /** Where brands without a host of their own are called back. */
    listensAt(url: string) {
      address = url
    },
  }
}

export type Places = ReturnType<typeof placesOf>
