import { gameCategories, type GameProviderTerms } from '@fairhouse/protocol'
import { InvalidProvider, trimSlashes, type ProviderTerms } from '#modules/game-provider'
import { Refusal } from '#platform/http'

/** Settings in the form that people edit and the audit log shows. */
export function toFacts(terms: ProviderTerms): GameProviderTerms {
  const { name, launchUrl, baseUrl, categories, isHot, hasTrial } = terms
  return {
    name,
    launchUrl: launchUrl ?? '',
    walletUrl: baseUrl ?? '',
    categories: gameCategories.filter((one) => categories.includes(one)),
    isHot,
    hasTrial,
  }
}

/** Settings as typed; an empty address is none. */
export function fromFacts(
  { name, launchUrl, walletUrl, categories, isHot, hasTrial }: GameProviderTerms,
  wallet: ProviderTerms['wallet'],
): ProviderTerms {
  const [launch, address] = [launchUrl.trim(), trimSlashes(walletUrl.trim())]
  return {
    name: name.trim(),
    wallet,
    launchUrl: launch === '' ? null : launch,
    baseUrl: address === '' ? null : address,
    categories: gameCategories.filter((one) => categories.includes(one)),
    isHot,
    hasTrial,
  }
}

/** Where players and money go: changing these needs four-eyes approval. */
const guardedFields: readonly string[] = ['launchUrl', 'walletUrl']

export const needsSecondPerson = (changed: readonly string[]): boolean =>
  changed.some((name) => guardedFields.includes(name))

/** A key as people may see it. */
export const maskedKey = (ending: string) => `…${ending}`

/** Turns an invalid setting into a refusal at its form field. */
export async function withFieldErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof InvalidProvider)) throw error
    throw new Refusal('invalid_fields', { [error.field]: 'invalid' })
  }
}
