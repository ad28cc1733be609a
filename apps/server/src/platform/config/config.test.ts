import { expect, test } from 'vitest'
import { demoSecret, loadConfig, StartError } from './index.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/fairhouse',
  APP_SECRET: 'a secret of our own with enough characters',
}

test('without configuration it is the demonstration on port 3000', () => {
  const config = loadConfig({})
  expect(config).toMatchObject({ demo: true, port: 3000, opsPort: 3001, roles: ['web', 'jobs'] })
  expect(config.databaseUrl).toBeUndefined()
})

test('an empty variable counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
})

test('production starts with its configuration and has no shared host by itself', () => {
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
  [{ ROLES: ',' }, 'ROLES'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
])('refuses %o in one sentence that names %s', (env, name) => {
  expect(() => loadConfig(env)).toThrow(StartError)
  expect(() => loadConfig(env)).toThrow(name)
})
