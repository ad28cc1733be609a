import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { usualLanes } from './config.ts'
import { demoSecret, loadConfig, StartError } from './index.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/fairhouse',
  APP_SECRET: 'a secret of our own with enough characters',
}

test('defaults to the demonstration on port 3000', () => {
  const config = loadConfig({})
  const roles = ['web', 'jobs']
  expect(config).toMatchObject({ demo: true, port: 3000, opsPort: 3001, roles })
  expect(config.databaseUrl).toBeUndefined()
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
})

test('machines with few cores default to one ledger lane', () => {
  const { walletLanes } = loadConfig({})
  expect(walletLanes).toBe(usualLanes(availableParallelism()))
  expect([1, 2, 3, 4, 8, 64].map(usualLanes)).toEqual([1, 1, 1, 2, 4, 8])
  expect(() => loadConfig({ WALLET_LANES: '9' })).toThrow('WALLET_LANES cannot be "9"')
  expect(loadConfig({ WALLET_LANES: '2' }).walletLanes).toBe(2)
  expect(() => loadConfig({ WALLET_LANES: '0' })).toThrow('WALLET_LANES cannot be "0"')
})

test('an external service needs all of its settings or none', () => {
  expect(loadConfig({})).toMatchObject({ sms: undefined, email: undefined })
  const sms = { SMS_URL: 'https://sms.example/Messages.json', SMS_ACCOUNT: 'a', SMS_SECRET: 's' }
  const { url, account, secret, from } = loadConfig({ ...sms, SMS_FROM: 'FAIR' }).sms ?? {}
  expect([url, account, secret, from]).toEqual([sms.SMS_URL, 'a', 's', 'FAIR'])
  expect(() => loadConfig(sms)).toThrow('SMS_URL also needs SMS_FROM')
  const mail = { SMTP_URL: 'smtps://name:hidden@mail.example', MAIL_FROM: 'no-reply@example.com' }
  expect(loadConfig(mail).email).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM })
  expect(() => loadConfig({ SMTP_URL: 'name:hidden@mail' })).toThrow('SMTP_URL cannot be this')
})

test('[SEC-15] the demonstration has local shared hosts, and configured ones', () => {
  expect(loadConfig({}).sharedHosts).toEqual(['local'])
  const named = { SHARED_HOSTS: 'demo.example' }
  expect(loadConfig(named).sharedHosts).toEqual(['demo.example', 'local'])
  expect(loadConfig({ ...production, ...named }).sharedHosts).toEqual(['demo.example'])
})

test('[SEC-15] no private host may be called by default', () => {
  expect(loadConfig({}).outgoingAllow).toEqual([])
  const allow = { OUTGOING_ALLOW: 'minio:9000, 10.0.5.0/24' }
  expect(loadConfig(allow).outgoingAllow).toEqual(['minio:9000', '10.0.5.0/24'])
})

test('production has no shared host by default', () => {
  expect(loadConfig(production)).toMatchObject({ demo: false, sharedHosts: [], host: '0.0.0.0' })
})

test.each([
  [{ ...production, APP_SECRET: undefined }, 'APP_SECRET'],
  [{ ...production, DATABASE_URL: undefined }, 'DATABASE_URL'],
  [{ ...production, APP_SECRET: demoSecret }, 'APP_SECRET'],
  [{ ...production, APP_SECRET: 'short' }, 'APP_SECRET'],
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
  [{ DATABASE_URL: 'hello' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'http://127.0.0.1/' }, 'DATABASE_URL'],
  [{ PORT: '4000', OPS_PORT: '4000' }, 'OPS_PORT'],
  [{ ROLES: 'web,cook' }, 'ROLES'],
  [{ GAMES_ORIGIN: 'https://games.example/play' }, 'GAMES_ORIGIN'],
  [{ ROLES: ',' }, 'ROLES'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ SMS_URL: 'ftp://sms.example' }, 'SMS_URL'],
  [{ OUTGOING_ALLOW: 'minio:9000,10.0.0.0/99' }, 'OUTGOING_ALLOW: 10.0.0.0/99'],
  [{ MAIL_FROM: 'no-reply@example.com' }, 'SMTP_URL'],
  [{ PHONE_PROVIDER_KEY: 'k' }, 'PHONE_PROVIDER_JWKS'],
  [{ ...production, SMS_URL: 'http://sms.example' }, 'SMS_URL must begin with https'],
  [{ S3_URL: 'https://storage.example/uploads' }, 'S3_REGION and S3_KEY and S3_SECRET'],
  [{ ...production, S3_URL: 'http://storage.example' }, 'S3_URL must begin with https'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
  [{ FACEBOOK_CLIENT_SECRET: 'secret' }, 'FACEBOOK_CLIENT_ID'],
  [{ ...production, GOOGLE_ISSUER: 'http://id.example' }, 'https'],
])('refuses %o in one sentence that names %s', (env, name) => {
  expect(() => loadConfig(env)).toThrow(StartError)
  expect(() => loadConfig(env)).toThrow(name)
})

test('offers only configured social providers', () => {
  expect(loadConfig({}).social).toEqual({})
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
  const google = { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' }
  expect(loadConfig({ ...production, ...client }).social).toEqual({ google })
})
