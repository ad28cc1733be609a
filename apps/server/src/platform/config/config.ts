import { availableParallelism } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { readAllowance } from '#platform/outgoing'
import {
  externalEnvironment,
  readExternalServices,
  type ExternalServices,
} from './external-services.ts'
import { socialEnvironment, readSocial, type SocialConfig } from './social.ts'
import { StartError } from './start-error.ts'

export const roles = ['web', 'jobs'] as const
export type Role = (typeof roles)[number]

const isOrigin = (text: string) => /^https?:/.test(text) && URL.parse(text)?.origin === text
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))
const count = z.coerce.number().check(z.int(), z.minimum(1))

/** LIST of environment variables, described in docs/OPERATIONS.md. */
const environment = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  PORT: z._default(port, 3000),
  HOST: z.optional(z.string()),
  OPS_PORT: z.optional(port),
  OPS_HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/./))),
  DATABASE_POOL: z._default(count, 10),
  ANCHOR_FILE: z.optional(z.string()),
  APP_SECRET: z.optional(z.string()),
  TRUST_PROXY: z.optional(z.string()),
  COUNTRY_HEADER: z.optional(z.string()),
  SHARED_HOSTS: z.optional(z.string()),
  GAMES_ORIGIN: z.optional(z.string().check(z.refine(isOrigin))),
  ROLES: z._default(z.string(), roles.join(',')),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  TILES_AHEAD: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 1000),
  WALLET_LANES: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(8))),
  SOCKET_LIMIT: z._default(count, 10_000),
  SOCKET_LIMIT_ADDRESS: z._default(count, 100),
  SOCKET_LIMIT_SESSION: z._default(count, 10),
  SITE_ORIGINS: z.optional(z.string()),
  SECURITY_CONTACT: z.optional(
    z.string().check(z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)),
  ),
  SANDBOX_GATEWAY_URL: z.optional(z.string().check(z.refine(isOrigin))),
  OUTGOING_ALLOW: z.optional(z.string()),
  ...externalEnvironment,
  ...socialEnvironment,
})

export interface Config extends ExternalServices {
  demo: boolean
  port: number
  host: string
  opsPort: number
  opsHost: string
  dataDir: string
  /** Folder of members' uploads when no bucket is configured. */
  uploadDir: string
  databaseUrl: string | undefined
  databasePool: number
  /** File for the heads of the journal, outside the database; undefined disables it. */
  anchorFile: string | undefined
  appSecret: string
  trustProxy: string[]
  countryHeader: string | undefined
  /** Scheme and host of in-house games; undefined: the site's own. */
  gamesOrigin: string | undefined
  /**
   * Hosts where the Merchant header selects the brand; `*` is any host, `local` the local network.
   */
  sharedHosts: string[]
  roles: Role[]
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  /** Game pictures drawn in the background after the start. */
  tilesAhead: number
  /** Number of ledger lanes that new members are spread over. */
  walletLanes: number
  /** Maximum open sockets: of this process, per address and per session. */
  socketLimits: { all: number; address: number; session: number }
  /** Origins whose pages may embed games served from their own host. */
  siteOrigins: string[]
  /** Contact for security reports: `mailto:` or `https:`. */
  securityContact: string | undefined
  /** URL of the demo payment gateway; never set in production. */
  sandboxGateway: string | undefined
  social: SocialConfig
  /** Hosts and ranges of the private network that the server may call. */
  outgoingAllow: string[]
}

/** Value of SHARED_HOSTS for hosts on this machine or its local network. */
export const localHosts = 'local'

export const demoSecret = 'demonstration-only-secret-of-fairhouse'

/** Half of the cores: a lane keeps a process of PostgreSQL busy. */
export const usualLanes = (cores: number): number => Math.min(8, Math.max(1, Math.floor(cores / 2)))

export function loadConfig(env: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(nonEmpty)
  if (!parsed.success) {
    throw new StartError(describeInvalid(String(parsed.error.issues[0]?.path[0]), env))
  }
  const values = parsed.data
  const demo = values.NODE_ENV !== 'production'
  if (!demo) requireProduction(values)
  const opsPort = values.OPS_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 1)
  if (opsPort === values.PORT && opsPort !== 0) {
    throw new StartError(`PORT and OPS_PORT are both ${opsPort}: give them different ones.`)
  }
  const dataDir = isAbsolute(values.DATA_DIR) ? values.DATA_DIR : resolve(values.DATA_DIR)
  return {
    demo,
    port: values.PORT,
    host: values.HOST ?? (demo ? 'localhost' : '0.0.0.0'),
    opsPort,
    opsHost: values.OPS_HOST,
    dataDir,
    uploadDir: join(dataDir, 'uploads'),
    anchorFile: values.ANCHOR_FILE ?? join(dataDir, 'anchors.jsonl'),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    appSecret: values.APP_SECRET ?? demoSecret,
    trustProxy: parseList(values.TRUST_PROXY),
    countryHeader: values.COUNTRY_HEADER?.toLowerCase(),
    gamesOrigin: values.GAMES_ORIGIN,
    sharedHosts: [...parseList(values.SHARED_HOSTS), ...(demo ? [localHosts] : [])],
    roles: parseRoles(values.ROLES),
    logLevel: values.LOG_LEVEL,
    tilesAhead: values.TILES_AHEAD,
    walletLanes: values.WALLET_LANES ?? usualLanes(availableParallelism()),
    socketLimits: {
      all: values.SOCKET_LIMIT,
      address: values.SOCKET_LIMIT_ADDRESS,
      session: values.SOCKET_LIMIT_SESSION,
    },
    siteOrigins: parseList(values.SITE_ORIGINS),
    securityContact: values.SECURITY_CONTACT,
    sandboxGateway: demo ? values.SANDBOX_GATEWAY_URL : undefined,
    ...readExternalServices(values, demo),
    social: readSocial(values, demo),
    outgoingAllow: parseAllowed(values.OUTGOING_ALLOW),
  }
}

type Values = z.output<typeof environment>

const secretNames = ['DATABASE_URL', 'SMTP_URL', 'SMS_URL', 'SMS_SECRET']

/** URLs may contain secrets, so only other values are shown. */
function describeInvalid(name: string, env: Record<string, string | undefined>): string {
  const value = secretNames.includes(name) ? 'this' : `"${env[name]}"`
  const wanted = name === 'DATABASE_URL' ? ', which begins with postgres://' : ''
  return `${name} cannot be ${value}${wanted}: see the table in docs/OPERATIONS.md.`
}

function requireProduction(values: Values) {
  const missing = (['DATABASE_URL', 'APP_SECRET'] as const).filter((name) => !values[name])
  if (missing.length > 0) {
    throw new StartError(`Production needs ${missing.join(' and ')}: see docs/OPERATIONS.md.`)
  }
  if (values.APP_SECRET === demoSecret || (values.APP_SECRET ?? '').length < 32) {
    throw new StartError('APP_SECRET must be 32 or more characters of your own, not the demo one.')
  }
}

function parseAllowed(text: string | undefined): string[] {
  const allowed = parseList(text)
  try {
    readAllowance(allowed)
  } catch (error) {
    throw new StartError(`OUTGOING_ALLOW: ${error instanceof Error ? error.message : text}.`)
  }
  return allowed
}

function parseRoles(text: string): Role[] {
  const named = parseList(text)
  const known = roles.filter((role) => named.includes(role))
  if (known.length !== named.length || known.length === 0) {
    throw new StartError(`ROLES takes a list of ${roles.join(', ')}, not "${text}".`)
  }
  return known
}

function parseList(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
