import { versionOf } from '#platform/changes'
import { Refusal } from '#platform/http'
import { toMethodTerms } from './changes.ts'
import type { OrderedMethod } from '../store/methods.ts'
import type { StoredProvider } from '../store/providers.ts'

export const methodFingerprint = (method: OrderedMethod) => versionOf(toMethodTerms(method))

export const providerFingerprint = ({ baseUrl, secret, paysOut }: StoredProvider) =>
  versionOf([baseUrl, secret?.toString('hex'), paysOut])

/** The caller sends the fingerprint it loaded; without one it creates a new item. */
export function requireFingerprint(now: string | undefined, seen: string | undefined) {
  if (seen === undefined && now !== undefined) throw new Refusal('name_taken')
  if (seen !== undefined && now === undefined) throw new Refusal('not_found')
  if (seen !== now) throw new Refusal('stale_draft')
}
