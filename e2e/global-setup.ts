import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startIdentityProvider, type IdentityProvider } from '@fairhouse/site/testing'
import { ensureGateway } from '../scripts/lib/gateway.mjs'
import { requireBrowser, startBuiltSite, startSeparateSite } from '../scripts/lib/built-site.ts'
import { inDatabaseOf } from './support/database.ts'

/**
 * Starts a site for all tests, a second one for tests that change site-wide settings, and an
 * identity provider. After the tests, searches the server logs for secrets that the tests noted.
 */
export default async function startSite() {
  requireBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-e2e-secrets-'))
  const file = join(folder, 'secrets')
  writeFileSync(file, '', { mode: 0o600 })
  process.env.SITE_SECRETS = file
  // Test vendors and gateways run on this machine; operator commands connect to them.
  process.env.OUTGOING_ALLOW = '127.0.0.1'
  const provider = await startIdentityProvider()
  const gateway = await ensureGateway()
  const log: string[] = []
  const env = { LOG_LEVEL: 'info', ...environmentOf(provider) }
  const wanted = { env, onOutput: (text: string) => log.push(text) }
  const isElsewhere = Boolean(process.env.SITE_URL)
  const [stop, changing] = await Promise.all([
    startBuiltSite(wanted),
    isElsewhere ? undefined : startSeparateSite(wanted),
  ])
  if (changing) {
    process.env.CHANGING_SITE_URL = changing.url
    process.env.CHANGING_SITE_DATA_DIR = changing.dataDir
  }
  const folders = [stop && process.env.SITE_DATA_DIR, changing?.dataDir]
  for (const dataDir of folders) if (dataDir) await raiseCodeCaps(dataDir)
  return async () => {
    await Promise.all([stop?.(), changing?.stop()])
    await provider.close()
    await gateway?.close()
    const secrets = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    rmSync(folder, { recursive: true, force: true })
    expectNoneIn(log.join(''), new Set(secrets))
  }
}

/** Raises the hourly code caps: every test registers by code, together more than a brand allows. */
const raiseCodeCaps = (dataDir: string) =>
  inDatabaseOf(
    dataDir,
    'UPDATE brand_brand SET code_sms_hour = 20000, code_country_hour = 20000',
    [],
  )

/** One test provider serves as both Google and Facebook. */
function environmentOf({ social: { google, facebook } }: IdentityProvider): NodeJS.ProcessEnv {
  return {
    GOOGLE_ISSUER: google?.issuer,
    GOOGLE_CLIENT_ID: google?.clientId,
    GOOGLE_CLIENT_SECRET: google?.clientSecret,
    FACEBOOK_AUTHORISE_URL: facebook?.authoriseUrl,
    FACEBOOK_TOKEN_URL: facebook?.tokenUrl,
    FACEBOOK_USERINFO_URL: facebook?.userinfoUrl,
    FACEBOOK_CLIENT_ID: facebook?.clientId,
    FACEBOOK_CLIENT_SECRET: facebook?.clientSecret,
  }
}

function expectNoneIn(log: string, secrets: ReadonlySet<string>): void {
  // Only JSON lines are the log. The demo also prints text for people, including its passwords.
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  const found = lines.filter((line) => [...secrets].some((secret) => isIn(line, secret)))
  if (found.length > 0) throw new Error(`Secrets in the log of the site:\n${found.join('\n')}`)
}

/** All-digit codes must match a whole JSON string: timestamps would match by accident. */
function isIn(line: string, secret: string): boolean {
  return /^\d+$/.test(secret) ? line.includes(`"${secret}"`) : line.includes(secret)
}
