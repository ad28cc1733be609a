import { isCurrency, type Currency } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { buildMethodTerms, type MethodInput } from './method-terms.ts'
import type { Deps } from '../deps.ts'
import { buildProviderTerms, type ProviderInput } from './provider-terms.ts'
import type { ChangedBy, SettingsWriter } from './settings-writer.ts'
import { methodStore, type OrderedMethod } from '../store/methods.ts'
import { providerStore, type StoredProvider } from '../store/providers.ts'
import { InvalidTerm } from './invalid-term.ts'

/** A new method needs its provider; an existing one keeps it. */
export interface NamedMethodInput extends MethodInput {
  provider?: string | undefined
  currency?: string | undefined
  place?: number | undefined
  enabled?: boolean | undefined
}

const bySystem: ChangedBy = { actor: { kind: 'system', id: null } }
const codeForm = /^[a-z0-9-]{2,32}$/

export type SetUp = ReturnType<typeof createSetUp>

/** Creates and changes providers and methods; throws InvalidTerm before anything is saved. */
export function createSetUp(deps: Deps, writer: SettingsWriter) {
  const { db } = deps.kit.database
  const { exclusively: alone } = writer

  async function buildProvider(
    known: StoredProvider | undefined,
    input: ProviderInput & ConfigKey,
  ) {
    requireCode(input.code)
    const row = buildProviderTerms(known, input, deps.brandProviders.encryptSecret)
    if (row.baseUrl !== null && !(await deps.kit.outgoing.isAllowedUrl(row.baseUrl))) {
      throw new InvalidTerm('url', `url ${row.baseUrl} is not a public address`)
    }
    return row
  }

  return {
    buildProvider,
    buildMethod: buildMethod.bind(undefined, deps),
    provider: (brandId: string, code: string, input: ProviderInput): Promise<'new' | 'changed'> =>
      alone(brandId, async (transaction) => {
        const known = await providerStore(transaction).find(brandId, code)
        const row = await buildProvider(known, { ...input, brandId, code })
        await writer.provider(transaction, known, row, bySystem)
        return known ? 'changed' : 'new'
      }),
    method: (brandId: string, code: string, input: NamedMethodInput): Promise<'new' | 'changed'> =>
      alone(brandId, async (transaction) => {
        const known = await methodStore(transaction).byCode(brandId, code)
        const row = await buildMethod(deps, transaction, { brandId, code }, known, input)
        await writer.method(transaction, known, row, bySystem)
        return known ? 'changed' : 'new'
      }),
    /** All providers and methods of a brand, including disabled ones; without secrets. */
    async list(brandId: string) {
      const providers = await providerStore(db).allOf(brandId)
      const methods = await methodStore(db).allOf(brandId)
      return { providers: providers.map(toProviderRow), methods: methods.map(toMethodRow) }
    },
  }
}

export interface ConfigKey {
  brandId: string
  code: string
}

async function buildMethod(
  { kit, brands, brandProviders }: Deps,
  db: Executor,
  { brandId, code }: ConfigKey,
  known: OrderedMethod | undefined,
  input: NamedMethodInput,
): Promise<OrderedMethod> {
  requireCode(code)
  const own = brands.byId(brandId).currency
  const currency = requireBrandCurrency(input.currency ?? known?.currency ?? own, own)
  const by = input.provider ?? known?.provider
  if (by === undefined) {
    throw new InvalidTerm('provider', `no method ${code}: a new one needs provider`)
  }
  if (known && known.provider !== by) {
    throw new InvalidTerm('provider', `${code} stays with ${known.provider}`)
  }
  const provider = await providerStore(db).find(brandId, by)
  if (!provider) throw new InvalidTerm('provider', `there is no provider ${by}`)
  const { kind } = provider
  const terms = buildMethodTerms(known, input, { currency, byHand: brandProviders.isByHand(kind) })
  const facts = { id: known?.id ?? kit.random.orderedId(), brandId, code, provider: by, kind }
  const enabled = input.enabled ?? known?.enabled ?? true
  return { ...terms, ...facts, currency, enabled, place: input.place ?? known?.place ?? 0 }
}

function requireCode(code: string) {
  if (!codeForm.test(code)) throw new InvalidTerm('code', `${code} cannot be a code`)
}

/** A method in another currency than its brand's would never be shown. */
function requireBrandCurrency(currency: string, own: Currency): Currency {
  if (isCurrency(currency) && currency === own) return currency
  throw new InvalidTerm('currency', `currency ${currency} is not the brand's ${own}`)
}

function toProviderRow({ code, kind, baseUrl, paysOut, enabled }: StoredProvider) {
  return { code, kind, url: baseUrl, paysOut, enabled }
}

function toMethodRow({ id: _id, brandId: _brandId, kind: _kind, ...shown }: OrderedMethod) {
  return shown
}
