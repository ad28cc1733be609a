import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { addProvider, keyStore, type SetUpProvider } from '../store/index.ts'
import { testEndpoints } from './endpoint-test.ts'
import {
  InvalidProvider,
  launchOrigin,
  requireGameCodes,
  requireValidTerms,
  type ProviderTerms,
} from './provider-terms.ts'
import { secretPurpose, type Provider, type ProviderRegistry } from './registry.ts'

/** A provider to add; its key is encrypted. */
export interface AddedProvider {
  code: string
  terms: ProviderTerms
  games: readonly string[]
  /** The only brands that have it; all if undefined. */
  brandIds: readonly string[] | undefined
  key: Buffer
  isOn: boolean
}

/** Characters of a key by which staff recognise it. */
const endingLength = 4
const hourMs = 3600 * 1000

/** Adds and changes providers in the caller's transaction; the caller reloads after the commit. */
export function createProviderSetup(kit: Kit, registry: ProviderRegistry) {
  const { clock, outgoing, random, secrets } = kit

  async function requirePublic(code: string, field: 'launchUrl' | 'walletUrl', url: string) {
    if (await outgoing.isAllowedUrl(url)) return
    const why = 'is not a public address, and OUTGOING_ALLOW does not name it'
    throw new InvalidProvider(field, `${url} of ${code} ${why}.`)
  }

  return {
    /** A new key: for the provider in the clear, and encrypted for the store. */
    newKey() {
      const key = random.token()
      return { key, encrypted: secrets.lock(secretPurpose, key) }
    },
    endingOf: (encrypted: Buffer) => secrets.unlock(secretPurpose, encrypted).slice(-endingLength),
    /** The rules of the command line and of the office. */
    async requireValid(code: string, terms: ProviderTerms, games: readonly string[] = []) {
      if (terms.baseUrl !== null) await requirePublic(code, 'walletUrl', terms.baseUrl)
      requireValidTerms(code, terms)
      requireGameCodes(games)
    },
    /** Games on a developer's machine are set up by command only. */
    async requirePublicLaunch(code: string, { launchUrl }: ProviderTerms) {
      const origin = launchOrigin(launchUrl)
      if (origin !== undefined) await requirePublic(code, 'launchUrl', origin)
    },
    lock: (tx: Executor, code: string): Promise<SetUpProvider | undefined> =>
      keyStore(tx).lock(code),
    /** Answers false if the code is taken. */
    add(tx: Executor, { code, terms, games, brandIds, key, isOn }: AddedProvider) {
      const { categories, ...rest } = terms
      const lists = { games: [...games], categories: [...categories] }
      const provider = { ...rest, ...lists, code, secret: key, isInHouse: false }
      return addProvider(tx, { provider, brandIds, enabled: isOn })
    },
    change: (tx: Executor, code: string, terms: ProviderTerms) => keyStore(tx).change(code, terms),
    replaceKey: (tx: Executor, code: string, key: Buffer, oldHours: number) =>
      keyStore(tx).replaceKey(
        code,
        key,
        oldHours === 0 ? null : new Date(clock.now().getTime() + oldHours * hourMs),
      ),
    endOldKey: (tx: Executor, code: string) => keyStore(tx).endOldKey(code),
    /** Keeps a key apart until its request is decided; returns its id. */
    async keepPending(tx: Executor, encrypted: Buffer): Promise<string> {
      const id = random.uuid()
      await keyStore(tx).addPending(id, encrypted, clock.now())
      return id
    },
    takePending: (tx: Executor, id: string) => keyStore(tx).takePending(id),
    /** Providers as they are set up. */
    all: () => [...registry.current().values()].map((one) => toSetUpView(one, clock.now())),
    /** Calls its addresses; undefined if there is no such provider. */
    async test(code: string, operator: string) {
      const provider = registry.find(code)
      return provider && testEndpoints(kit, provider, operator)
    },
  }
}

export type ProviderSetup = ReturnType<typeof createProviderSetup>

function toSetUpView({ secret, oldKey, ...provider }: Provider, now: Date) {
  const { code, name, wallet, launchUrl, baseUrl, categories, isHot, hasTrial } = provider
  const terms: ProviderTerms = { name, wallet, launchUrl, baseUrl, categories, isHot, hasTrial }
  return {
    code,
    terms,
    isInHouse: provider.isInHouse,
    isOn: provider.enabled,
    isFor: provider.isFor,
    games: provider.gamesKnown,
    keyEnds: secret.slice(-endingLength),
    oldKeyUntil: oldKey && oldKey.until > now ? oldKey.until : null,
  }
}
