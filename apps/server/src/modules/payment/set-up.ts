import { isCurrency, type Currency } from '@fairhouse/money'
import type { PayoutKind } from '@fairhouse/protocol/payment'
import type { AuditEntry } from '#modules/audit'
import { methodTerms, type MethodWish } from './method-terms.ts'
import type { Parts } from './parts.ts'
import { providerKinds, type ProviderKind } from './providers/index.ts'
import { methodStore, type PlacedMethod } from './store/methods.ts'
import { providerStore, type StoredProvider } from './store/providers.ts'

/** What is not named stays; a provider that is new needs its kind. */
export interface ProviderWish {
  kind?: string | undefined
  baseUrl?: string | undefined
  secret?: string | undefined
  paysOut?: readonly PayoutKind[] | undefined
  enabled?: boolean | undefined
}

/** A method that is new needs its provider; one that is there keeps its own. */
export interface NamedMethodWish extends MethodWish {
  provider?: string | undefined
  currency?: string | undefined
  place?: number | undefined
  enabled?: boolean | undefined
}

const codeForm = /^[a-z0-9-]{2,32}$/
const leastSecret = 16

/** What operators set up for a brand; a RangeError names what is wrong, and nothing is saved. */
export function settingUpOf(parts: Parts) {
  const { audit } = parts
  const { db } = parts.kit.database

  return {
    async provider(brandId: string, code: string, wish: ProviderWish): Promise<'new' | 'changed'> {
      requireCode(code)
      const known = await providerStore(db).find(brandId, code)
      const row = providerOf(known, { ...wish, brandId, code }, parts)
      const after = {
        ...shownProvider(row),
        ...(wish.secret !== undefined && { secret: 'set anew' }),
      }
      const before = known && { before: shownProvider(known) }
      await db.transaction().execute(async (transaction) => {
        await providerStore(transaction).save(row)
        await audit.record(
          entryOf('payment.provider', brandId, code, { ...before, after }),
          transaction,
        )
      })
      return known ? 'changed' : 'new'
    },
    async method(brandId: string, code: string, wish: NamedMethodWish): Promise<'new' | 'changed'> {
      requireCode(code)
      const known = await methodStore(db).byCode(brandId, code)
      const row = await methodOf(parts, { brandId, code }, known, wish)
      const before = known && { before: shownMethod(known) }
      await db.transaction().execute(async (transaction) => {
        await methodStore(transaction).save(row)
        const change = { ...before, after: shownMethod(row) }
        await audit.record(entryOf('payment.method', brandId, code, change), transaction)
      })
      return known ? 'changed' : 'new'
    },
    /** All that a brand has, those switched off too; no secret is in it. */
    async list(brandId: string) {
      const providers = await providerStore(db).allOf(brandId)
      const methods = await methodStore(db).allOf(brandId)
      return { providers: providers.map(shownProvider), methods: methods.map(shownMethod) }
    },
  }
}

async function methodOf(
  { kit, brands, places }: Parts,
  { brandId, code }: Pick<PlacedMethod, 'brandId' | 'code'>,
  known: PlacedMethod | undefined,
  wish: NamedMethodWish,
) {
  const own = brands.byId(brandId).currency
  const currency = currencyOf(wish.currency ?? known?.currency ?? own, own)
  const by = wish.provider ?? known?.provider
  if (by === undefined) throw new RangeError(`no method ${code}: a new one needs provider`)
  if (known && known.provider !== by) throw new RangeError(`${code} stays with ${known.provider}`)
  const provider = await providerStore(kit.database.db).find(brandId, by)
  if (!provider) throw new RangeError(`there is no provider ${by}`)
  const { kind } = provider
  const terms = methodTerms(known, wish, { currency, byHand: places.isByHand(kind) })
  const facts = { id: known?.id ?? kit.random.orderedId(), brandId, code, provider: by, kind }
  const enabled = wish.enabled ?? known?.enabled ?? true
  return { ...terms, ...facts, currency, enabled, place: wish.place ?? known?.place ?? 0 }
}

function entryOf(
  action: 'payment.provider' | 'payment.method',
  brandId: string,
  code: string,
  change: Pick<AuditEntry, 'before' | 'after'>,
): AuditEntry {
  const kind = action === 'payment.provider' ? 'paymentProvider' : 'paymentMethod'
  const subject = { kind, id: code } as const
  return { actor: { kind: 'system', id: null }, action, subject, brandId, ...change }
}

function requireCode(code: string) {
  if (!codeForm.test(code)) throw new RangeError(`${code} cannot be a code`)
}

/** A method in another currency than its brand's would never be shown. */
function currencyOf(said: string, own: Currency): Currency {
  if (isCurrency(said) && said === own) return said
  throw new RangeError(`currency ${said} is not the brand's ${own}`)
}

type Named = ProviderWish & { brandId: string; code: string }

function providerOf(
  known: StoredProvider | undefined,
  wish: Named,
  { places }: Parts,
): StoredProvider {
  const kind = kindOf(known, wish)
  const { brandId, code } = wish
  const baseUrl = wish.baseUrl === undefined ? (known?.baseUrl ?? null) : urlOf(wish.baseUrl)
  const secret = wish.secret === undefined ? (known?.secret ?? null) : lockedOf(wish.secret, places)
  if (kind !== 'webhook' && baseUrl !== null) throw new RangeError(`a ${kind} has no url`)
  if (kind === 'webhook' && baseUrl === null) throw new RangeError('url is missing')
  if (kind !== 'bank' && secret === null) throw new RangeError('the secret is missing')
  if (kind === 'bank' && secret !== null) throw new RangeError('a bank has no secret')
  const paysOut = [...(wish.paysOut ?? known?.paysOut ?? [])]
  const enabled = wish.enabled ?? known?.enabled ?? true
  return { brandId, code, kind, baseUrl, secret, paysOut, enabled }
}

/** What a provider has begun is ended by its kind, so it keeps that. */
function kindOf(known: StoredProvider | undefined, { code, kind }: Named): ProviderKind {
  const said = kind ?? known?.kind
  if (said === undefined) throw new RangeError(`there is no provider ${code}: a new one needs kind`)
  const found = providerKinds.find((one) => one === said)
  if (!found) throw new RangeError(`kind ${said} is none of ${providerKinds.join(', ')}`)
  if (known && known.kind !== found) throw new RangeError(`${code} stays ${known.kind}`)
  return found
}

function urlOf(said: string): string {
  const url = URL.parse(said)
  const isNear = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear)
  const isBare = url?.search === '' && url.hash === '' && url.username === ''
  if (!isSafe || !isBare) throw new RangeError(`url ${said} must be https, and nothing behind it`)
  return said.replace(/\/+$/, '')
}

function lockedOf(secret: string, places: Parts['places']): Buffer {
  if (secret.length < leastSecret) throw new RangeError(`a secret has ${leastSecret} characters`)
  return places.locked(secret)
}

function shownProvider({ code, kind, baseUrl, paysOut, enabled }: StoredProvider) {
  return { code, kind, url: baseUrl, paysOut, enabled }
}

function shownMethod({ id: _id, brandId: _brandId, kind: _kind, ...shown }: PlacedMethod) {
  return shown
}
