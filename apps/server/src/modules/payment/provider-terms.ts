import { providerKinds, type PayoutKind, type ProviderKind } from '@fairhouse/protocol/payment'
import type { StoredProvider } from './store/providers.ts'
import { WrongTerm } from './wrong-term.ts'

/** What is not named stays; a provider that is new needs its kind. */
export interface ProviderWish {
  kind?: string | undefined
  baseUrl?: string | undefined
  secret?: string | undefined
  paysOut?: readonly PayoutKind[] | undefined
  enabled?: boolean | undefined
}

type Named = ProviderWish & Pick<StoredProvider, 'brandId' | 'code'>

const leastSecret = 16

/** What a provider is from now on; a WrongTerm names what is wrong. */
export function providerTerms(
  known: StoredProvider | undefined,
  wish: Named,
  lock: (secret: string) => Buffer,
): StoredProvider {
  const kind = kindOf(known, wish)
  const { brandId, code } = wish
  const baseUrl = wish.baseUrl === undefined ? (known?.baseUrl ?? null) : urlOf(wish.baseUrl)
  const secret = wish.secret === undefined ? (known?.secret ?? null) : lockedOf(wish.secret, lock)
  if (kind !== 'webhook' && baseUrl !== null) throw new WrongTerm('url', `a ${kind} has no url`)
  if (kind === 'webhook' && baseUrl === null) throw new WrongTerm('url', 'url is missing')
  if (kind !== 'bank' && secret === null) throw new WrongTerm('secret', 'the secret is missing')
  if (kind === 'bank' && secret !== null) throw new WrongTerm('secret', 'a bank has no secret')
  const paysOut = [...new Set(wish.paysOut ?? known?.paysOut ?? [])]
  const enabled = wish.enabled ?? known?.enabled ?? true
  return { brandId, code, kind, baseUrl, secret, paysOut, enabled }
}

/** What a provider has begun is ended by its kind, so it keeps that. */
function kindOf(known: StoredProvider | undefined, { code, kind }: Named): ProviderKind {
  const said = kind ?? known?.kind
  if (said === undefined) {
    throw new WrongTerm('kind', `there is no provider ${code}: a new one needs kind`)
  }
  const found = providerKinds.find((one) => one === said)
  if (!found) throw new WrongTerm('kind', `kind ${said} is none of ${providerKinds.join(', ')}`)
  if (known && known.kind !== found) throw new WrongTerm('kind', `${code} stays ${known.kind}`)
  return found
}

function urlOf(said: string): string | null {
  if (said === '') return null
  const url = URL.parse(said)
  const isNear = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear)
  const isBare = url?.search === '' && url.hash === '' && url.username === ''
  if (!isSafe || !isBare) {
    throw new WrongTerm('url', `url ${said} must be https, and nothing behind it`)
  }
  let end = said.length
  while (said[end - 1] === '/') end -= 1
  return said.slice(0, end)
}

function lockedOf(secret: string, lock: (secret: string) => Buffer): Buffer {
  if (secret.length < leastSecret) {
    throw new WrongTerm('secret', `a secret has ${leastSecret} characters`)
  }
  return lock(secret)
}
