import { isIP } from 'node:net'
import { gameCategories } from '@fairhouse/protocol'
import { StartError } from '#platform/config'
import { launchUrlFault } from '../launch/launch-url.ts'

/** Form field of a provider setting. */
export type ProviderField =
  | 'code'
  | 'name'
  | 'launchUrl'
  | 'walletUrl'
  | 'categories'
  | 'hasTrial'
  | 'brands'
  | 'games'

/** An invalid provider setting; commands print the message, forms mark the field. */
export class InvalidProvider extends StartError {
  override name = 'InvalidProvider'
  readonly field: ProviderField

  constructor(field: ProviderField, words: string) {
    super(words)
    this.field = field
  }
}

/** Settings that operators give a provider; null means none. */
export interface ProviderTerms {
  name: string
  wallet: 'seamless' | 'transfer'
  launchUrl: string | null
  /** Address of its transfer wallet. */
  baseUrl: string | null
  categories: readonly string[]
  isHot: boolean
  hasTrial: boolean
}

const codePattern = /^[A-Z0-9_-]{2,32}$/
const gamePattern = /^[\w.-]{1,64}$/

export const isProviderCode = (code: string): boolean => codePattern.test(code)

/** Throws InvalidProvider for the first invalid setting. */
export function requireValidTerms(code: string, terms: ProviderTerms): void {
  const { name, launchUrl, baseUrl, wallet, hasTrial } = terms
  if (!isProviderCode(code)) throw new InvalidProvider('code', `${code} cannot be a code.`)
  if (name.trim() === '') throw new InvalidProvider('name', `${code} has no name.`)
  requireLaunchUrl(code, launchUrl)
  if (wallet === 'transfer' && hasTrial) {
    const why = 'keeps balances of its own, so it has no play money of ours'
    throw new InvalidProvider('hasTrial', `${code} ${why}.`)
  }
  if (wallet === 'transfer' ? !isWalletUrl(baseUrl) : baseUrl !== null) {
    const why = baseUrl === null ? 'is missing' : 'must be https, with nothing behind its path'
    throw new InvalidProvider('walletUrl', `The wallet address of ${code} ${why}.`)
  }
  const strange = terms.categories.find((one) => !gameCategories.some((known) => known === one))
  if (strange !== undefined) {
    const all = gameCategories.join(', ')
    throw new InvalidProvider('categories', `${strange} is none of ${all}.`)
  }
}

function requireLaunchUrl(code: string, launchUrl: string | null) {
  const fault = launchUrl === null ? undefined : launchUrlFault(launchUrl)
  if (fault !== undefined) {
    throw new InvalidProvider('launchUrl', `The launch address of ${code}: ${fault}.`)
  }
}

/** The verbs of the wallet are appended to it. */
function isWalletUrl(text: string | null): boolean {
  const url = text === null ? null : URL.parse(text)
  if (!url || url.search !== '' || url.hash !== '' || url.username !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isInternalHost(url.hostname))
}

/** A bare address or a name of the own network; whether it may be called, the guard decides. */
const isInternalHost = (host: string) =>
  !host.includes('.') || isIP(host.replace(/^\[|\]$/g, '')) !== 0

export function requireGameCodes(games: readonly string[]): void {
  const invalid = games.find((game) => !gamePattern.test(game))
  if (invalid === undefined) return
  throw new InvalidProvider('games', `${invalid} cannot be the code of a game.`)
}

/** The host that players are sent to; undefined for a path of this site. */
export function launchOrigin(launchUrl: string | null): string | undefined {
  if (launchUrl === null || launchUrl.startsWith('/')) return undefined
  return URL.parse(launchUrl.replaceAll(/\{[^{}]*\}/g, 'x'))?.origin
}

/** Removes slashes at the end, because the verbs are appended after one. */
export function trimSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}
