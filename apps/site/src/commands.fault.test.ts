import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createTestSite } from './testing/index.ts'

function run(program: string, databaseUrl: string, args: string[], input = '') {
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  return spawnSync(process.execPath, [file, ...args], { env, input, encoding: 'utf8' })
}

const addStaff = (url: string, name: string, password: string) =>
  run('staff-add', url, ['--name', name], `${password}\n`)

test('the first administrator is added by a command and signs in with what it prints', async () => {
  await using site = await createTestSite()
  const { databaseUrl: url } = site
  const password = `pass-${randomUUID()}`
  const { stdout, status } = addStaff(url, 'anna', password)
  expect(status).toBe(0)
  const [, secret = ''] = /secret (\w+)/.exec(stdout) ?? []
  expect(stdout).toContain('otpauth://totp/Fairhouse:anna')
  const code = TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: site.now().getTime(),
  })
  const login = { username: 'anna', password, code }
  expect(await site.visitor().must('POST /office/api/session/login', login)).toMatchObject({
    name: 'anna',
  })
  const again = addStaff(url, 'Anna', password)
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('taken')])
})

test('a brand is added by a command and shown by a running site', async () => {
  await using site = await createTestSite({ seed: 'empty' })
  const { databaseUrl: url } = site
  const args = ['--code', 'lotus', '--name', 'Lotus Club', '--host', '127.0.0.1']
  const added = run('brand-add', url, args)
  expect([added.status, added.stderr]).toEqual([0, ''])
  const brand = async () => (await site.visitor().call('GET /wps/system/status', {})).answer
  await expect.poll(brand).toMatchObject({ value: { brand: { name: 'Lotus Club' } } })
  expect(run('brand-add', url, args)).toMatchObject({ status: 1 })
})

test('the books of a new site are sound', async () => {
  await using site = await createTestSite()
  const { status, stdout } = run('audit', site.databaseUrl, [])
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^lane 0: batch \d, .*\nlane 1: .*\n1 transfers replayed, 0 findings\n$/),
  ])
})

test('a database user who may not create the role of the server is told what to do', async () => {
  await using site = await createTestSite()
  const name = `plain_${randomUUID().replaceAll('-', '')}`
  await site.serverSql(`CREATE ROLE ${name} LOGIN PASSWORD 'plain'`)
  await site.serverSql(`CREATE DATABASE ${name} OWNER ${name}`)
  const url = new URL(site.databaseUrl)
  Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` })
  try {
    const refused = run('audit', url.href, [])
    expect([refused.status, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/^The database user may not create the role fairhouse_server: have an/),
    ])
    await site.serverSql(`GRANT fairhouse_server TO ${name}`)
    expect(run('audit', url.href, [])).toMatchObject({ status: 0, stderr: '' })
  } finally {
    await site.serverSql(`DROP DATABASE ${name} WITH (FORCE)`)
    await site.serverSql(`DROP ROLE ${name}`)
  }
})

const nowhere = 'postgres://127.0.0.1:1/none'

test.each([
  ['a bad name', addStaff(nowhere, 'x', 'long enough a password'), 'Give a name'],
  ['a short password', addStaff(nowhere, 'anna', 'short'), 'at least 12'],
  ['a brand without a host', run('brand-add', nowhere, ['--code', 'x']), 'Give its code'],
  ['no database', run('audit', nowhere, []), 'does not answer'],
])('%s is told in one sentence', (_, { status, stderr }, sentence) => {
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
})
