import { networkOf, type Caller } from '#platform/http'
import type { Random } from '#platform/random'
import { codeMinutes, type CodePurpose, type Lane } from './rules.ts'

/** A browser without a session, by a cookie that no script can read. */
export interface AskingBrowser {
  kind: 'browser'
  token: string
  address: string
  /** Names the browser if the account that the code is for has signed in from it. */
  device?: string | undefined
}

/** Who asks for a code or types one: decides the quota, and who else could use the code. */
export type Asker =
  | AskingBrowser
  | { kind: 'member'; memberId: string }
  | { kind: 'staff'; address: string }

type Guesser = Exclude<Asker, { kind: 'staff' }>

const tokenForm = /^[\w-]{43}$/

/** The browser of a visitor; its cookie lives as long as the code that is sent now. */
export function askingBrowser(
  { kept, keep, address }: Pick<Caller, 'kept' | 'keep' | 'address'>,
  random: Random,
): AskingBrowser {
  const known = kept('code') ?? ''
  const token = tokenForm.test(known) ? known : random.token()
  keep('code', token, codeMinutes * 60)
  return { kind: 'browser', token, address }
}

/** The same browser when it comes with the code. */
export function guessingBrowser({ kept, address }: Pick<Caller, 'kept' | 'address'>) {
  return { kind: 'browser', token: kept('code') ?? '', address } as const
}

export function laneOf(asker: Asker, purpose: CodePurpose): Lane {
  if (asker.kind === 'staff') return 'staff'
  if (asker.kind === 'member') return purpose === 'contact' ? 'contact' : 'owner'
  if (asker.device !== undefined) return 'device'
  return purpose === 'prove' ? 'prove' : 'public'
}

/** Whose requests are counted together. */
export function partyOf(asker: Asker): string {
  if (asker.kind === 'staff') return 'staff'
  if (asker.kind === 'member') return `member ${asker.memberId}`
  return asker.device === undefined ? networkOf(asker.address) : `device ${asker.device}`
}

/** Who alone can use a code; nobody in particular for one that staff asked for. */
export function holderOf(asker: Asker): string {
  if (asker.kind === 'staff') return ''
  return asker.kind === 'member' ? `member ${asker.memberId}` : `browser ${asker.token}`
}

/** Whose wrong tries are counted together. */
export function guesserOf(by: Guesser): string {
  return by.kind === 'member' ? `member ${by.memberId}` : networkOf(by.address)
}

export type { Guesser }
