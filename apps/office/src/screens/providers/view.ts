import type { Sent, Value } from '@fairhouse/browser/call'
import { gameCategories, type GameProviderTerms } from '@fairhouse/protocol'

export type ProviderSetup = Value<'GET /office/api/providers'>
export type Provider = ProviderSetup['list'][number]
export type Wallet = Provider['wallet']
export type Endpoint = Value<'POST /office/api/provider/test'>['endpoints'][number]
export type OldKeyHours = Sent<'POST /office/api/provider/key'>['oldKeyHours']

export const categories = gameCategories
export const wallets = ['seamless', 'transfer'] as const satisfies readonly Wallet[]

/** A new key, kept in memory only until its dialog is closed. */
export interface ShownKey {
  readonly code: string
  readonly key: string
}

export interface ProviderForm extends GameProviderTerms {
  code: string
  wallet: Wallet
  /** Codes of the only brands; undefined for all. */
  brands: readonly string[] | undefined
}

const newForm: ProviderForm = {
  code: '',
  name: '',
  wallet: 'seamless',
  launchUrl: '',
  walletUrl: '',
  categories: [],
  isHot: false,
  hasTrial: false,
  brands: undefined,
}

export function formOf(provider: Provider | undefined): ProviderForm {
  if (!provider) return newForm
  const { code, wallet } = provider
  return { ...termsOf(provider), code, wallet, brands: undefined }
}

export function termsOf(terms: GameProviderTerms): GameProviderTerms {
  const { name, launchUrl, walletUrl, categories: own, isHot, hasTrial } = terms
  return {
    name,
    launchUrl: launchUrl.trim(),
    walletUrl: walletUrl.trim(),
    categories: own,
    isHot,
    hasTrial,
  }
}

/** Whether saving asks for a second approval. Same rule as on the server. */
export const needsApproval = (provider: Provider | undefined, form: ProviderForm): boolean =>
  !provider ||
  provider.launchUrl !== form.launchUrl.trim() ||
  provider.walletUrl !== form.walletUrl.trim()
