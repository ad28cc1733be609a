import type { Actor, Flag, Permission } from '@fairhouse/protocol'

/** Origin of a request; the country header counts only from a trusted proxy. */
export interface Visitor {
  readonly address: string
  readonly country: string | undefined
}

/** Facts of a brand that access checks need. */
export interface GateBrand {
  id: string
  maintenance: boolean
  /** Whether the brand blocks this visitor's region. */
  isRestricted(visitor: Visitor): boolean
  flags: ReadonlySet<Flag>
  language: string
  /** The host only serves agents. */
  agentSite: boolean
  /** Staff preview: closed to everyone else, and nobody is signed in. */
  isPreview?: true
  /** Includes content drafts as of a moment, or as of now. */
  drafts?: { at: Date | undefined }
}

export interface GateSession {
  id: string
  kind: Exclude<Actor, 'visitor'>
  subjectId: string
  /** Null for staff, who work for all brands. */
  brandId: string | null
  /** The password must be changed before anything else. */
  mustChange?: boolean
}

/** Implemented by modules: the platform knows neither brands nor sessions. */
export interface Gate {
  /** A preview cookie can open a closed brand for a staff member. */
  brandOf(
    host: string,
    merchant: string | undefined,
    cookie: string | undefined,
  ): GateBrand | undefined
  /** Returns a cached session; `unknown` means that the database must be asked. */
  knownSession(token: string, cookie: string): GateSession | undefined | 'unknown'
  /** Undefined if the pair is not a valid session. */
  lookUpSession(token: string, cookie: string): Promise<GateSession | undefined>
  /** Records a signed-in account that comes from a blocked region. */
  noteRestrictedVisit(token: string, cookie: string, visitor: Visitor): void
  /** Checked on each call, so that a revoked role ends at once. */
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

/** LIST of other cookies that scripts cannot read. */
const privateCookies = ['captcha', 'code', 'device', 'preview', 'remember', 'social'] as const
export type PrivateCookie = (typeof privateCookies)[number]

export function privateCookieName(name: PrivateCookie, secure: boolean): string {
  return `${secure ? '__Host-' : ''}fairhouse-${name}`
}

export function cookieName(area: Area, secure: boolean): string {
  return secure ? cookieNames[area].secure : cookieNames[area].plain
}

/** Without a lifetime it is a session cookie. */
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
