import { providerKinds, webhookPath, type ProviderKind } from '@fairhouse/protocol/payment'
import type { BrandModule } from '#modules/brand'
import type { Kit } from '#platform/kit'
import { createProviders, type ProviderConfig, type Provider } from './providers/index.ts'
import { providerStore, type StoredProvider } from './store/providers.ts'

/** A provider with its configuration and secret. */
export interface ConfiguredProvider {
  provider: Provider
  config: ProviderConfig
}

const purpose = 'payment provider'

/** The payment providers of brands, with decrypted secrets. */
export function createBrandProviders(kit: Kit, brands: BrandModule) {
  const store = providerStore(kit.database.db)
  const providers = createProviders(kit)
  let address = ''

  function callbackUrl(brandId: string, code: string): string {
    const { code: operator, domains } = brands.byId(brandId)
    const [domain] = domains
    const ours = domain === undefined ? address : `https://${domain}`
    return `${ours}${webhookPath}/${code}/${operator}`
  }

  function configure(row: StoredProvider): ConfiguredProvider | undefined {
    const provider = providers[row.kind]
    if (!provider) return undefined
    const { code: operator } = brands.byId(row.brandId)
    const config = {
      brandId: row.brandId,
      operator,
      code: row.code,
      baseUrl: row.baseUrl ?? undefined,
      secret: row.secret === null ? undefined : kit.secrets.unlock(purpose, row.secret),
      callbackUrl: callbackUrl(row.brandId, row.code),
    }
    return { provider, config: config }
  }

  return {
    async find(brandId: string, code: string): Promise<ConfiguredProvider | undefined> {
      const row = await store.find(brandId, code)
      return row && configure(row)
    },
    /** Providers that work in this installation, with the target kinds they pay out to. */
    async enabledOf(brandId: string) {
      const rows = await store.enabledOf(brandId)
      return rows.filter(({ kind }) => providers[kind] !== undefined)
    },
    isAvailable: (kind: ProviderKind) => providers[kind] !== undefined,
    isByHand: (kind: ProviderKind) => providers[kind]?.byHand === true,
    encryptSecret: (secret: string) => kit.secrets.lock(purpose, secret),
    /** The last characters, by which staff recognise a secret; nothing else of it is shown. */
    secretEnding: (secret: Buffer) => kit.secrets.unlock(purpose, secret).slice(-4),
    decryptSecret: (secret: Buffer) => kit.secrets.unlock(purpose, secret),
    /** Provider kinds that work in this installation. */
    kinds: () => providerKinds.filter((kind) => providers[kind] !== undefined),
    callbackUrl: ({ brandId, code }: StoredProvider) => callbackUrl(brandId, code),
    /** Callback address of brands without a domain of their own. */
    listensAt(url: string) {
      address = url
    },
  }
}

export type BrandProviders = ReturnType<typeof createBrandProviders>
