import { providerKinds, type TargetKind, type ProviderKind } from '@fairhouse/protocol/payment'
import type { StoredProvider } from '../store/providers.ts'
import { InvalidTerm } from './invalid-term.ts'

/** Omitted fields keep their value; a new provider needs its kind. */
export interface ProviderInput {
  kind?: string | undefined
  baseUrl?: string | undefined
  secret?: string | undefined
  paysOut?: readonly TargetKind[] | undefined
  enabled?: boolean | undefined
}

type NamedInput = ProviderInput & Pick<StoredProvider, 'brandId' | 'code'>

const minSecretLength = 16

/** Builds the new terms of a provider; throws InvalidTerm for the first invalid field. */
export function buildProviderTerms(
  known: StoredProvider | undefined,
  input: NamedInput,
  lock: (secret: string) => Buffer,
): StoredProvider {
  const kind = parseKind(known, input)
  const { brandId, code } = input
  const baseUrl = input.baseUrl === undefined ? (known?.baseUrl ?? null) : parseUrl(input.baseUrl)
  const secret =
    input.secret === undefined ? (known?.secret ?? null) : encryptedSecret(input.secret, lock)
  if (kind !== 'webhook' && baseUrl !== null) throw new InvalidTerm('url', `a ${kind} has no url`)
  if (kind === 'webhook' && baseUrl === null) throw new InvalidTerm('url', 'url is missing')
  if (kind !== 'bank' && secret === null) throw new InvalidTerm('secret', 'the secret is missing')
  if (kind === 'bank' && secret !== null) throw new InvalidTerm('secret', 'a bank has no secret')
  const paysOut = [...new Set(input.paysOut ?? known?.paysOut ?? [])]
  const enabled = input.enabled ?? known?.enabled ?? true
  return { brandId, code, kind, baseUrl, secret, paysOut, enabled }
}

/** The kind is fixed, because open payments need it to end. */
function parseKind(known: StoredProvider | undefined, { code, kind }: NamedInput): ProviderKind {
  const text = kind ?? known?.kind
  if (text === undefined) {
    throw new InvalidTerm('kind', `there is no provider ${code}: a new one needs kind`)
  }
  const found = providerKinds.find((one) => one === text)
  if (!found) throw new InvalidTerm('kind', `kind ${text} is none of ${providerKinds.join(', ')}`)
  if (known && known.kind !== found) throw new InvalidTerm('kind', `${code} stays ${known.kind}`)
  return found
}

function parseUrl(text: string): string | null {
  if (text === '') return null
  const url = URL.parse(text)
  const isNear = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear)
  const isBare = url?.search === '' && url.hash === '' && url.username === ''
  if (!isSafe || !isBare) {
    throw new InvalidTerm('url', `url ${text} must be https, and nothing behind it`)
  }
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}

function encryptedSecret(secret: string, lock: (secret: string) => Buffer): Buffer {
  if (secret.length < minSecretLength) {
    throw new InvalidTerm('secret', `a secret has ${minSecretLength} characters`)
  }
  return lock(secret)
}
