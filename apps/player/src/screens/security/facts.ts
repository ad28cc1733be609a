import { call, type Value } from '#lib/call'

/** Security facts of the account, masked. */
export interface Facts extends Value<'GET /wps/member/security'> {
  readonly hasPaymentPassword: boolean
  /** Number of payout accounts. */
  readonly payoutAccounts: number
  readonly identity: Value<'GET /wps/identity'>
}

export async function loadFacts(): Promise<Facts> {
  const [facts, payouts, identity] = await Promise.all([
    call('GET /wps/member/security'),
    call('GET /wps/withdrawal/facts'),
    call('GET /wps/identity'),
  ])
  const { hasPaymentPassword, accounts } = payouts
  return { ...facts, hasPaymentPassword, payoutAccounts: accounts.length, identity }
}

/** LIST of the sections, in display order. */
export const sections = [
  'password',
  'paymentPassword',
  'totp',
  'recovery',
  'mobile',
  'email',
  'realName',
  'identity',
  'payoutAccounts',
  'social',
  'sessions',
  'history',
  'handOver',
  'data',
  'close',
] as const

export type SectionName = (typeof sections)[number]

interface Circumstances {
  readonly facts: Facts
  /** Social providers of the brand. */
  readonly providers: readonly string[]
  /** Agents always need a second factor, and only staff can close their account. */
  readonly isAgent: boolean
}

/** Sections that apply to this account. */
export function listSections({ facts, providers, isAgent }: Circumstances): SectionName[] {
  const isThere: Partial<Record<SectionName, boolean>> = {
    recovery: facts.totp,
    identity: isAboutIdentity(facts.identity),
    social: providers.length + facts.social.length > 0,
    close: !isAgent,
  }
  return sections.filter((name) => isThere[name] ?? true)
}

/** Shown only if identity verification was requested or done. */
function isAboutIdentity({ isAsked, isDormant, state }: Facts['identity']): boolean {
  return isAsked || isDormant || state !== 'none'
}
