import { hash } from 'node:crypto'
import { Refusal } from '#platform/http'
import { methodFacts } from './facts.ts'
import type { PlacedMethod } from './store/methods.ts'
import type { StoredProvider } from './store/providers.ts'

const shortHash = (parts: unknown) => hash('sha256', JSON.stringify(parts)).slice(0, 20)

export const methodSeen = (method: PlacedMethod) => shortHash(methodFacts(method))

export const providerSeen = ({ baseUrl, secret, paysOut }: StoredProvider) =>
  shortHash([baseUrl, secret?.toString('hex'), paysOut])

/** Whoever saves says what they have seen; without that it is new. */
export function requireSeen(now: string | undefined, seen: string | undefined) {
  if (seen === undefined && now !== undefined) throw new Refusal('name_taken')
  if (seen !== undefined && now === undefined) throw new Refusal('not_found')
  if (seen !== now) throw new Refusal('stale_draft')
}
