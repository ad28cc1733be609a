import type { Actor, Flag, Permission } from '@fairhouse/protocol'

/** From where a request comes; the country only as a trusted proxy tells it. */
export interface Visitor {
  readonly address: string
  readonly country: string | undefined
}

/** What the platform must know of a brand to let a request in. */
export interface GateBrand {
  id: string
  maintenance: boolean
  /** Whether somebody from there is not let in. */
  restricts(visitor: Visitor): boolean
  flags: ReadonlySet<Flag>
  language: string
  /** The host asked for is one where only agents sign in. */
  agentSite: boolean
  /** Open to this browser alone, to look at; nobody is signed in there. */
  isPreview?: true
  /** With what is drafted of its content, as it is at a moment, or now. */
  drafts?: { at: Date | undefined }
}

export interface GateSession {
  id: string
  kind: Exclude<Actor, 'visitor'>
  subjectId: string
  /** Null for staff, who serve all brands. */
  brandId: string | null
  /** The password it was begun with must be changed before anything else. */
  mustChange?: boolean
}

/** Answered by modules: the platform itself knows neither brands nor sessions. */
export interface Gate {
  /** A cookie may say that a colleague looks at a brand that is closed. */
  brandOf(
    host: string,
    merchant: string | undefined,
    cookie: string | undefined,
  ): GateBrand | undefined
  /** Answers at once for a session in use here; `unknown` means that the database must say. */
  knownSession(token: string, cookie: string): GateSession | undefined | 'unknown'
  /** Undefined when the pair is not, or no longer, a session. */
  lookUpSession(token: string, cookie: string): Promise<GateSession | undefined>
  /** Somebody who is signed in comes from where they are not let in. */
  seenOutside(token: string, cookie: string, visitor: Visitor): void
  /** Asked anew for each call: a role that is revoked ends with the answer before. */
  staffMay(staffId: string, permission: Permission): Promise<boolean>
}

/** The office has its own cookie, so that staff can also be players in the same browser. */
export type Area = 'player' | 'office'

export function areaOf(path: string): Area {
  return path.startsWith('/office/') ? 'office' : 'player'
}

const cookieNames = {
  player: { plain: 'fairhouse', secure: '__Host-fairhouse' },
  office: { plain: 'fairhouse-office', secure: '__Host-fairhouse-office' },
}

/** LIST of what else is kept in cookies that no script can read. */
const keepsakes = ['captcha', 'code', 'device', 'preview', 'remember', 'social'] as const
export type Keepsake = (typeof keepsakes)[number]

export function keepsakeName(name: Keepsake, secure: boolean): string {
  return `${secure ? '__Host-' : ''}fairhouse-${name}`
}

export function cookieName(area: Area, secure: boolean): string {
  return secure ? cookieNames[area].secure : cookieNames[area].plain
}

/** Without a life it ends with the browser. */
export function cookieHeader(
  name: string,
  value: string | null,
  secure: boolean,
  lifeSeconds?: number,
): string {
  const seconds = value === null ? 0 : lifeSeconds
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`
  return `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${life}`
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const part of header.split(';')) {
    const equals = part.indexOf('=')
    if (equals !== -1 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return undefined
}

export function bearerToken(header: string | undefined): string | undefined {
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined
}
