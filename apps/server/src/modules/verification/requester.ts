import { networkOf, type Caller } from '#platform/http'
import type { Random } from '#platform/random'
import { codeMinutes, type CodePurpose, type Lane } from './rules.ts'

/** A browser without a session, identified by an HttpOnly cookie. */
export interface AskingBrowser {
  kind: 'browser'
  token: string
  address: string
  /** Set if the code's account has signed in from this browser. */
  device?: string | undefined
}

/** The requester of a code, or the one who types it. Decides the quota and who may use the code. */
export type Asker =
  | AskingBrowser
  | { kind: 'member'; memberId: string }
  | { kind: 'staff'; address: string }

type Guesser = Exclude<Asker, { kind: 'staff' }>

const tokenForm = /^[\w-]{43}$/

/** The visitor's browser; its cookie lives as long as the code sent now. */
export function askingBrowser(
  { getCookie, setCookie, address }: Pick<Caller, 'getCookie' | 'setCookie' | 'address'>,
  random: Random,
): AskingBrowser {
  const known = getCookie('code') ?? ''
  const token = tokenForm.test(known) ? known : random.token()
  setCookie('code', token, codeMinutes * 60)
  return { kind: 'browser', token, address }
}

/** The browser that submits a code. */
export function guessingBrowser({ getCookie, address }: Pick<Caller, 'getCookie' | 'address'>) {
  return { kind: 'browser', token: getCookie('code') ?? '', address } as const
}

export function laneOf(asker: Asker, purpose: CodePurpose): Lane {
  if (asker.kind === 'staff') return 'staff'
  if (asker.kind === 'member') return purpose === 'contact' ? 'contact' : 'owner'
  if (asker.device !== undefined) return 'device'
  return purpose === 'prove' ? 'prove' : 'public'
}

/** The party whose requests count together. */
export function partyOf(asker: Asker): string {
  if (asker.kind === 'staff') return 'staff'
  if (asker.kind === 'member') return `member ${asker.memberId}`
  return asker.device === undefined ? networkOf(asker.address) : `device ${asker.device}`
}

/** The only party that can use a code; empty for codes requested by staff. */
export function holderOf(asker: Asker): string {
  if (asker.kind === 'staff') return ''
  return asker.kind === 'member' ? `member ${asker.memberId}` : `browser ${asker.token}`
}

/** The party whose wrong attempts count together. */
export function guesserOf(by: Guesser): string {
  return by.kind === 'member' ? `member ${by.memberId}` : networkOf(by.address)
}

export type { Guesser }
