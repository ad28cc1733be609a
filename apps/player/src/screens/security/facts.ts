import { call, type Value } from '#lib/call'

/** What protects the account, masked. */
export interface Facts extends Value<'GET /wps/member/security'> {
  readonly hasPaymentPassword: boolean
  /** Cards, wallets and addresses that money is paid out to. */
  readonly payoutAccounts: number
  readonly identity: Value<'GET /wps/identity'>
}

export async function askFacts(): Promise<Facts> {
  const [facts, payouts, identity] = await Promise.all([
    call('GET /wps/member/security'),
    call('GET /wps/withdrawal/facts'),
    call('GET /wps/identity'),
  ])
  const { hasPaymentPassword, accounts } = payouts
  return { ...facts, hasPaymentPassword, payoutAccounts: accounts.length, identity }
}

/** LIST of the parts of the centre, in their order. */
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
  /** Whom else one can sign in with here. */
  readonly providers: readonly string[]
  /** Agents are asked for a second factor always, and leave through the house. */
  readonly isAgent: boolean
}

/** The parts that this account has. */
export function sectionsOf({ facts, providers, isAgent }: Circumstances): SectionName[] {
  const isThere: Partial<Record<SectionName, boolean>> = {
    recovery: facts.totp,
    identity: isAboutIdentity(facts.identity),
    social: providers.length + facts.social.length > 0,
    close: !isAgent,
  }
  return sections.filter((name) => isThere[name] ?? true)
}

/** Nobody is bothered with it where nothing is asked. */
function isAboutIdentity({ isAsked, isDormant, state }: Facts['identity']): boolean {
  return isAsked || isDormant || state !== 'none'
}
