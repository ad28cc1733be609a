import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { amountOf } from '@fairhouse/money'
import {
  addMember,
  addPlayer,
  authenticatorOf,
  createTestSite,
  enrolColleague,
  giveMoney,
  openGame,
} from '../testing/index.ts'
import { isFull } from '../testing/is-full.ts'

function run(program: string, databaseUrl: string, args: string[], input = '', secret?: string) {
  const file = fileURLToPath(new URL(`../../../../dist/site/${program}.js`, import.meta.url))
  const env = { ...process.env, DATABASE_URL: databaseUrl, PAYMENT_SECRET: secret }
  return spawnSync(process.execPath, [file, ...args], { env, input, encoding: 'utf8' })
}

const addStaff = (url: string, name: string) =>
  run('staff-add', url, ['--name', name, '--role', 'administrator'])

test('[SEC-13] staff:add adds the first administrator, who sets up MFA', async () => {
  await using site = await createTestSite()
  const { databaseUrl: url } = site
  const { stdout, status } = addStaff(url, 'anna')
  expect(status).toBe(0)
  expect(stdout).not.toContain('otpauth')
  const [, firstPassword = ''] = /^ +password (\S+)$/m.exec(stdout) ?? []
  // The command uses the machine's clock.
  const nowMs = () => site.now().getTime()
  const password = `pass-${randomUUID()}`
  const newcomer = { username: 'anna', password: firstPassword, newPassword: password, nowMs }
  const link = await enrolColleague(site.visitor(), newcomer)
  const login = { username: 'anna', password, code: authenticatorOf(link).code(nowMs()) }
  expect(await site.visitor().must('POST /office/api/session/login', login)).toMatchObject({
    name: 'anna',
  })
  const again = addStaff(url, 'Anna')
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('taken')])
})

test('brand:add adds a closed brand with its checklist, and a running site serves it', async () => {
  await using site = await createTestSite({ seed: 'empty' })
  const { databaseUrl: url } = site
  const args = ['--code', 'lotus', '--name', 'Lotus Club', '--host', '127.0.0.1']
  const added = run('brand-add', url, args)
  expect([added.status, added.stderr]).toEqual([0, ''])
  expect(added.stdout).toContain('It is closed')
  expect(added.stdout).toContain('missing  legal texts')
  const brand = async () => (await site.visitor().call('GET /wps/system/status', {})).answer
  await expect.poll(brand).toMatchObject({ value: { status: 1, brand: { name: 'Lotus Club' } } })
  const checked = run('brand-check', url, ['--code', 'lotus'])
  expect(checked.status).toBe(1)
  expect(checked.stdout).toMatch(
    /missing {2}licence\n +none is entered: \/office\/brands\/[\da-f-]{36}\n/,
  )
  expect(run('brand-add', url, args)).toMatchObject({ status: 1 })
})

test('message:send writes to one member or to all', async () => {
  await using site = await createTestSite()
  const { databaseUrl: url } = site
  const args = ['--brand', 'fairhouse', '--title', 'Tonight', '--content', 'Maintenance.']
  expect(run('message-send', url, args)).toMatchObject({ status: 0, stderr: '' })
  const own = [...args, '--member', 'demo', '--language', 'VI']
  expect(run('message-send', url, own).stdout).toBe('Sent to demo.\n')
  const demo = await site.signedIn('demo')
  expect(await demo.must('GET /wps/message/unread', {})).toEqual({ unread: 2 })
  const hidden = ['--brand', 'fairhouse', '--title', 'a\u202Eb', '--content', 'x']
  expect(run('message-send', url, hidden)).toMatchObject({
    status: 1,
    stderr: 'Not sent: the letter in EN: hidden_character.\n',
  })
})

test('commands add a provider, import thousands of its games and switch it off', async () => {
  await using site = await createTestSite()
  const { databaseUrl: url } = site
  const launch = 'https://acme.example/{game}?ticket={ticket}'
  const acme = ['--code', 'ACME', '--name', 'Acme Games', '--categories', 'RNG', '--trial']
  const added = run('vendor-add', url, [...acme, '--launch', launch, '--brands', 'fairhouse'])
  expect([added.status, added.stderr]).toEqual([0, ''])
  expect(added.stdout).toMatch(/^Added ACME\. Its secret, .*: [\w-]{43}\n$/)

  const folder = mkdtempSync(join(tmpdir(), 'games-'))
  const lines = Array.from({ length: 5000 }, (_, place) => `g-${place},Game ${place},RNG,yes\n`)
  const file = join(folder, 'games.csv')
  writeFileSync(file, `code,name,type,trial\n${lines.join('')}`)
  const list = ['--vendor', 'ACME', '--file', file]
  expect(run('games-import', url, list).stdout).toContain('5000 games added, 0 changed')
  const demo = await site.signedIn('demo')
  const start = async () =>
    (await demo.call('POST /wps/game/launchGame', { gameCode: 'g-4999' })).answer
  await expect.poll(start).toMatchObject({
    value: { game_url: expect.stringMatching(/^https:\/\/acme\.example\/g-4999\?ticket=./) },
  })
  const off = ['--code', 'ACME', '--brand', 'fairhouse', '--off']
  expect(run('vendor-switch', url, off)).toMatchObject({ status: 0, stderr: '' })
  await expect.poll(start).toMatchObject({ code: 'game_closed' })
  rmSync(folder, { recursive: true })
})

test.runIf(isFull)(
  'commands add, change and switch off a payment provider and its methods',
  async () => {
    await using site = await createTestSite()
    const { databaseUrl: url } = site
    const secret = randomUUID()
    const acme = ['--brand', 'fairhouse', '--code', 'acme']
    const gateway = [...acme, '--kind', 'webhook', '--url', 'https://pay.acme.example/']
    const added = run('payment-provider', url, [...gateway, '--pays-out', 'bank'], '', secret)
    expect([added.stdout, added.stderr]).toEqual(['fairhouse, acme: new\n', ''])
    const cards = ['--brand', 'fairhouse', '--code', 'cards']
    const terms = ['--provider', 'acme', '--least', '50000', '--most', '900000', '--quick', '60000']
    expect(run('payment-method', url, [...cards, ...terms]).stdout).toBe('fairhouse, cards: new\n')
    const demo = await site.signedIn('demo')
    const offered = async () => {
      const { methods } = await demo.must('GET /wps/deposit/methods', {})
      return methods.find(({ method }) => method === 'cards')
    }
    expect(await offered()).toMatchObject({ least: '50000.0000', quick: ['60000.0000'] })
    const raised = run('payment-method', url, [...cards, '--least', '55000', '--fee-percent', '1'])
    expect(raised.stdout).toBe('fairhouse, cards: changed\n')
    expect(await offered()).toMatchObject({ least: '55000.0000', feeShare: 10_000 })
    const wrong = run('payment-method', url, [...cards, '--most', '54999'])
    expect(wrong).toMatchObject({ status: 1, stderr: 'Not done: most is less than least.\n' })
    const { stdout } = run('payment-list', url, ['--brand', 'fairhouse'])
    expect(stdout).toContain('provider\tacme\twebhook\ton\thttps://pay.acme.example\tbank\n')
    expect(stdout).toContain('method\tcards\tacme\ton\tVND\t55000.0000\t900000.0000')
    expect(run('payment-provider', url, [...acme, '--off']).stdout).toContain('changed')
    expect(await offered()).toBeUndefined()
    const logged = await site.operator.audited('acme')
    expect(logged).toMatchObject([{ action: 'payment.provider' }, { action: 'payment.provider' }])
    expect(JSON.stringify(logged) + stdout).not.toContain(secret)
    expect(await site.operator.audited('payment.method')).toHaveLength(2)
  },
)

test.runIf(isFull)('commands set returns, switch pots and list large wins', async () => {
  await using site = await createTestSite()
  const { databaseUrl: url } = site
  const request = { gameCode: 'dragon-pearl' }
  const rtp = async () => (await site.visitor().must('GET /wps/game/one', request)).rtp
  expect(await rtp()).toBe('96.74')
  const changed = run('brand-set', url, ['--code', 'fairhouse', '--returns', '94'])
  expect(changed.stdout).toBe('fairhouse: market open, returns 94, exclusions shared\n')
  await expect.poll(rtp).toBe('94.33')

  const off = run('pot-switch', url, ['--code', 'lantern-pot', '--off', '--reason', 'a test'])
  expect([off.stdout, off.stderr]).toEqual(['lantern-pot: off\n', ''])
  const { opened } = await openGame(site, await addPlayer(site, 10n ** 10n), 'lantern-river')
  expect(opened).toMatchObject({ pot: '0.0000', isPotOff: true })

  expect(run('large-wins', url, []).stdout).toMatch(/^round\tplayer\t.*\tapprover\n$/)
})

test('the audit of a new site has no findings', async () => {
  await using site = await createTestSite()
  const { status, stdout } = run('audit', site.databaseUrl, [])
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/^(lane \d: batch \d, .*\n){8}audit log: row 3, .*\n1 transfers/),
  ])
  expect(stdout).toContain('1 transfers replayed, 3 rows of the log followed, 0 findings')
})

test('members are spread over the configured lanes', async () => {
  await using site = await createTestSite()
  const id = await addMember(site)
  await giveMoney(site, id, amountOf(1000n))
  await site.sql('UPDATE wallet_member SET lane = 5 WHERE member_id = $1', [id])
  const { status, stdout, stderr } = run('lanes-spread', site.databaseUrl, [])
  expect({ status, stderr, stdout }).toEqual({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(/^1 members moved; \d lanes\n$/),
  })
  const [row] = await site.sql('SELECT lane FROM wallet_member WHERE member_id = $1', [id])
  expect(Number(row?.['lane'])).toBeLessThan(5)
})

test('the audit command reports a damaged log', async () => {
  await using site = await createTestSite()
  await site.operator.loseAuditRow(1)
  const { status, stderr } = run('audit', site.databaseUrl, [])
  expect([status, stderr]).toEqual([1, 'audit log: row 1 is missing\n'])
})

test('a database user who may not create the server’s role gets instructions', async () => {
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
  ['a bad name', addStaff(nowhere, 'x'), 'Give a name'],
  ['no role', run('staff-add', nowhere, ['--name', 'anna']), 'Give at least one role'],
  ['a brand without a host', run('brand-add', nowhere, ['--code', 'x']), 'Give its code'],
  ['a list of nobody', run('games-import', nowhere, []), 'Give the vendor and its list'],
  ['a letter without words', run('message-send', nowhere, []), 'Say to whom and what'],
  ['a provider of nobody', run('payment-provider', nowhere, []), 'Say which'],
  ['no database', run('audit', nowhere, []), 'does not answer'],
])('%s is reported in one sentence', (_, { status, stderr }, sentence) => {
  expect(status).toBe(1)
  expect(stderr).toContain(sentence)
  expect(stderr).not.toContain('    at ')
})
