import { isCurrency, type Currency } from '@fairhouse/money'
import type { Executor } from '#platform/database'
import { methodTerms, type MethodWish } from './method-terms.ts'
import type { Parts } from './parts.ts'
import { providerTerms, type ProviderWish } from './provider-terms.ts'
import type { By, Saving } from './saving.ts'
import { methodStore, type PlacedMethod } from './store/methods.ts'
import { providerStore, type StoredProvider } from './store/providers.ts'
import { WrongTerm } from './wrong-term.ts'

/** A method that is new needs its provider; one that is there keeps its own. */
export interface NamedMethodWish extends MethodWish {
  provider?: string | undefined
  currency?: string | undefined
  place?: number | undefined
  enabled?: boolean | undefined
}

const bySystem: By = { actor: { kind: 'system', id: null } }
const codeForm = /^[a-z0-9-]{2,32}$/

export type SettingUp = ReturnType<typeof settingUpOf>

/** How a brand is paid and pays; a WrongTerm names what is wrong, and nothing is saved. */
export function settingUpOf(parts: Parts, saving: Saving) {
  const { db } = parts.kit.database
  const { alone } = saving

  async function providerOf(known: StoredProvider | undefined, wish: ProviderWish & Named) {
    requireCode(wish.code)
    const row = providerTerms(known, wish, parts.places.locked)
    if (row.baseUrl !== null && !(await parts.kit.outgoing.mayAsk(row.baseUrl))) {
      throw new WrongTerm('url', `url ${row.baseUrl} is not a public address`)
    }
    return row
  }

  return {
    providerOf,
    methodOf: methodOf.bind(undefined, parts),
    provider: (brandId: string, code: string, wish: ProviderWish): Promise<'new' | 'changed'> =>
      alone(brandId, async (transaction) => {
        const known = await providerStore(transaction).find(brandId, code)
        const row = await providerOf(known, { ...wish, brandId, code })
        await saving.provider(transaction, known, row, bySystem)
        return known ? 'changed' : 'new'
      }),
    method: (brandId: string, code: string, wish: NamedMethodWish): Promise<'new' | 'changed'> =>
      alone(brandId, async (transaction) => {
        const known = await methodStore(transaction).byCode(brandId, code)
        const row = await methodOf(parts, transaction, { brandId, code }, known, wish)
        await saving.method(transaction, known, row, bySystem)
        return known ? 'changed' : 'new'
      }),
    /** All that a brand has, those switched off too; no secret is in it. */
    async list(brandId: string) {
      const providers = await providerStore(db).allOf(brandId)
      const methods = await methodStore(db).allOf(brandId)
      return { providers: providers.map(shownProvider), methods: methods.map(shownMethod) }
    },
  }
}

export interface Named {
  brandId: string
  code: string
}

async function methodOf(
  { kit, brands, places }: Parts,
  db: Executor,
  { brandId, code }: Named,
  known: PlacedMethod | undefined,
  wish: NamedMethodWish,
): Promise<PlacedMethod> {
  requireCode(code)
  const own = brands.byId(brandId).currency
  const currency = currencyOf(wish.currency ?? known?.currency ?? own, own)
  const by = wish.provider ?? known?.provider
  if (by === undefined) {
    throw new WrongTerm('provider', `no method ${code}: a new one needs provider`)
  }
  if (known && known.provider !== by) {
    throw new WrongTerm('provider', `${code} stays with ${known.provider}`)
  }
  const provider = await providerStore(db).find(brandId, by)
  if (!provider) throw new WrongTerm('provider', `there is no provider ${by}`)
  const { kind } = provider
  const terms = methodTerms(known, wish, { currency, byHand: places.isByHand(kind) })
  const facts = { id: known?.id ?? kit.random.orderedId(), brandId, code, provider: by, kind }
  const enabled = wish.enabled ?? known?.enabled ?? true
  return { ...terms, ...facts, currency, enabled, place: wish.place ?? known?.place ?? 0 }
}

function requireCode(code: string) {
  if (!codeForm.test(code)) throw new WrongTerm('code', `${code} cannot be a code`)
}

/** A method in another currency than its brand's would never be shown. */
function currencyOf(said: string, own: Currency): Currency {
  if (isCurrency(said) && said === own) return said
  throw new WrongTerm('currency', `currency ${said} is not the brand's ${own}`)
}

function shownProvider({ code, kind, baseUrl, paysOut, enabled }: StoredProvider) {
  return { code, kind, url: baseUrl, paysOut, enabled }
}

function shownMethod({ id: _id, brandId: _brandId, kind: _kind, ...shown }: PlacedMethod) {
  return shown
}
