import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { BrandDocument, Calls, SentOf } from '@fairhouse/protocol'
import {
  brandIdOf,
  createTestSite,
  eventually,
  openSocket,
  jpg,
  tokenOf,
  type TestClient,
} from '@fairhouse/site/testing'

const reason = 'as agreed'
const violet = {
  accent: '#c4a1ff',
  onAccent: '#1a0f2e',
  accentStrong: null,
  focus: null,
  engraving: null,
}
const lotus: SentOf<Calls['PUT /office/api/brand']> = {
  code: 'lotus',
  name: 'Lotus',
  currency: 'THB',
  languages: ['TH', 'EN'],
  domains: ['play.lotus.example'],
  market: 'open',
  colours: { dark: violet, light: null },
}

const create = async (client: TestClient, change: object = {}) =>
  (await client.must('PUT /office/api/brand', { ...lotus, ...change })).id

async function codeOf(answering: ReturnType<TestClient['call']>) {
  const { answer } = await answering
  return answer.success ? 'accepted' : answer.code
}

async function faultsOf(answering: ReturnType<TestClient['call']>) {
  const { answer } = await answering
  return answer.success ? [] : [answer.code, ...Object.keys(answer.errors ?? {})]
}

/** Waits until both processes, which answer in turn, satisfy the condition. */
async function everywhere(isSo: () => Promise<boolean>): Promise<void> {
  for (let process = 0; process < 2; process += 1) await eventually(isSo)
}

const one = (client: TestClient, brandId: string) =>
  client.must('GET /office/api/brand', { brandId })

/** Saves a draft with this change on top of the existing one. */
async function draft(client: TestClient, brandId: string, change: Partial<BrandDocument>) {
  const { document, draft: known } = await one(client, brandId)
  const seen = known ? { revision: known.revision } : {}
  const input = { brandId, ...seen, document: { ...document, ...change } }
  return (await client.must('PUT /office/api/brand/draft', input)).revision
}

const publish = (client: TestClient, brandId: string, revision: string) =>
  client.call('POST /office/api/brand/publish', { brandId, revision, reason })

test('[OPS-04] a new brand is closed, and opens with games, payments and pages', async () => {
  await using site = await createTestSite()
  const [first, second] = [await site.staff('admin'), await site.staff('admin2')]
  const brandId = await create(first, { demonstration: true })
  const player = site.visitor({ merchant: 'lotus' })
  const status = () => player.must('GET /wps/system/status', {})
  await everywhere(async () => (await player.send('/wps/system/status')).status === 200)
  expect(await status()).toMatchObject({
    status: 1,
    brand: { name: 'Lotus', currency: 'THB', language: 'TH', timeZone: 'Asia/Bangkok' },
    registerRules: { username: { required: true }, password: { required: true } },
  })
  const asked = { brandId, maintenance: false, reason }
  const { approval: id } = await first.must('POST /office/api/brand/status', asked)
  expect(await codeOf(first.call('POST /office/api/approval/approve', { id }))).toBe(
    'needs_another_person',
  )
  await second.must('POST /office/api/approval/approve', { id })
  await everywhere(async () => (await status()).status === 0)
  expect((await player.must('GET /wps/system/helpCenter', {})).categories.length).toBeGreaterThan(1)
  const terms = await player.must('GET /wps/content/page', { id: 'terms' })
  expect(terms.content).toContain('Lotus')
  expect((await player.must('GET /wps/game/list', {})).list).not.toEqual([])
  const who = { name: 'anna', nickname: 'Anna', password: 'Lotus-player-1' }
  await site.context.member.add({ ...who, brandId, type: 0 })
  const login = { username: who.name, password: who.password }
  player.token = tokenOf(await player.must('POST /wps/session/login', login))
  const { methods } = await player.must('GET /wps/deposit/methods', {})
  expect(methods).toMatchObject([{ kind: 'bank', least: '100.0000' }])
  const rows = await site.operator.audited(brandId)
  expect(rows).toMatchObject([
    { action: 'brand.create', after: { code: 'lotus', maintenance: true } },
    { action: 'brand.status', before: { maintenance: true }, after: { maintenance: false } },
  ])
  expect(await codeOf(first.call('POST /office/api/brand/status', asked))).toBe('already_decided')
})

test('[OPS-04] an invalid brand is refused by name', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  await create(admin)
  const refused = (change: object) =>
    faultsOf(admin.call('PUT /office/api/brand', { ...lotus, ...change }))
  const other = { code: 'river', domains: ['river.example'] }
  expect(await refused({ domains: [] })).toEqual(['name_taken'])
  expect(await refused({ code: 'river' })).toEqual(['invalid_fields', 'domains'])
  expect(await refused({ ...other, currency: 'ABC' })).toEqual(['invalid_fields', 'currency'])
  expect(await refused({ ...other, languages: ['QQ'] })).toEqual(['invalid_fields', 'languages'])
  const pale = { ...violet, onAccent: '#ffffff' }
  const colours = { dark: pale, light: null }
  expect(await refused({ ...other, colours })).toEqual(['invalid_fields', 'colours.dark'])
  const many = await Promise.all(
    Array.from({ length: 4 }, () => refused({ ...other, domains: [] })),
  )
  expect(many.filter((faults) => faults.length === 0)).toHaveLength(1)
})

test('[OPS-04] a draft is refused by the parts that are at fault', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const brandId = await create(admin)
  await create(admin, { code: 'river', domains: ['river.example'] })
  const { document } = await one(admin, brandId)
  const faults = async (change: Partial<BrandDocument>) =>
    (await faultsOf(publish(admin, brandId, await draft(admin, brandId, change)))).slice(1)
  const pale = { ...violet, onAccent: '#ffffff' }
  expect(await faults({ colours: { dark: null, light: pale } })).toEqual(['colours.light'])
  expect(await faults({ colours: document.colours, language: 'VI' })).toEqual(['language'])
  const domains = [{ host: 'river.example', agents: false }]
  expect(await faults({ language: 'TH', domains })).toEqual(['domains'])
  const regions = (addresses: string[]) => ({ countries: [], addresses })
  expect(await faults({ domains: [], regions: regions(['10.0.0.1/8']) })).toEqual([
    'regions.addresses',
  ])
  expect(await faults({ regions: regions(['0.0.0.0/0']) })).toEqual(['regions.addresses'])
  const without = document.registerRules.filter(({ field }) => field !== 'password')
  expect(await faults({ regions: regions([]), registerRules: without })).toEqual([
    'registerRules.password',
  ])
  const broken = document.registerRules.map((rule) =>
    rule.field === 'username' ? { ...rule, acceptedPattern: '(' } : rule,
  )
  expect(await faults({ registerRules: broken })).toEqual(['registerRules.username'])
  expect(await faults({ registerRules: document.registerRules, timeZone: 'Mars' })).toEqual([
    'timeZone',
  ])
  expect(await faults({ timeZone: 'UTC', logo: '0'.repeat(24) })).toEqual(['logo'])
  const revision = await draft(admin, brandId, { logo: null })
  expect(await codeOf(publish(admin, brandId, revision))).toBe('accepted')
})

test('[OPS-04] a published brand reaches players at once and is logged', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const brandId = brandIdOf(site)
  await using socket = await openSocket(site.address)
  const before = await socket.next()
  const { document } = await one(admin, brandId)
  const flags = document.flags.filter((flag) => flag !== 'CBS3')
  const revision = await draft(admin, brandId, {
    name: 'Open House',
    flags,
    colours: { dark: violet, light: null },
    languages: ['VI', 'EN'],
    language: 'VI',
    serviceLinks: [{ type: 'telegram', url: 'https://t.me/house' }],
    social: [{ network: 'Telegram', url: 'https://t.me/house' }],
    registerRules: document.registerRules.filter(({ field }) => field !== 'email').toReversed(),
  })
  const player = site.visitor()
  expect((await player.must('GET /wps/system/status', {})).brand.name).toBe('Fairhouse')
  expect(await codeOf(publish(admin, brandId, revision))).toBe('accepted')
  await eventually(async () => {
    const { brand } = await player.must('GET /wps/system/status', {})
    return brand.name === 'Open House'
  })
  const after = await socket.next()
  expect(after).toMatchObject({ topic: 'status', data: { brand: { language: 'VI' } } })
  expect(after.seq).toBeGreaterThan(before.seq)
  const status = await player.must('GET /wps/system/status', {})
  expect(Object.keys(status.registerRules)[0]).toBe('captcha')
  expect(status.registerRules.email).toBeUndefined()
  await expect.poll(async () => (await player.send('/brand.css')).text()).toContain('#c4a1ff')
  const links = await player.must('GET /wps/content/links', {})
  expect(links.social).toEqual([{ network: 'Telegram', url: 'https://t.me/house' }])
  const [row] = (await site.operator.audited(brandId)).toReversed()
  expect(row).toMatchObject({
    action: 'brand.publish',
    reason,
    before: { name: 'Fairhouse', language: 'EN' },
    after: { name: 'Open House', language: 'VI', version: 2 },
  })
  expect(row?.after).not.toHaveProperty('accounts')
})

test('[OPS-04] the second of two concurrent edits or publications is refused', async () => {
  await using site = await createTestSite()
  const [first, second] = [await site.staff('admin'), await site.staff('admin2')]
  const brandId = await create(first)
  const revision = await draft(first, brandId, { name: 'One' })
  const codes = await Promise.all(
    [first, second, first, second].map((who) => codeOf(publish(who, brandId, revision))),
  )
  expect(codes.toSorted()).toEqual(['accepted', 'stale_draft', 'stale_draft', 'stale_draft'])
  const { list } = await first.must('GET /office/api/brand/versions', { brandId })
  expect(list.map(({ number }) => number)).toEqual([2, 1])
  const { document } = await one(first, brandId)
  const save = (who: TestClient, seen: object, name: string) =>
    codeOf(
      who.call('PUT /office/api/brand/draft', {
        brandId,
        ...seen,
        document: { ...document, name },
      }),
    )
  const both = await Promise.all([save(first, {}, 'A'), save(second, {}, 'B')])
  expect(both.toSorted()).toEqual(['accepted', 'stale_draft'])
  const seen = (await one(first, brandId)).draft?.revision ?? ''
  expect(await save(second, { revision: randomUUID() }, 'C')).toBe('stale_draft')
  expect(await save(second, { revision: seen }, 'C')).toBe('accepted')
  const gone = { brandId, revision: seen }
  expect(await codeOf(first.call('POST /office/api/brand/draft/discard', gone))).toBe('stale_draft')
})

test('[SEC-03] another bonus or market is published by two people, and by no time', async () => {
  await using site = await createTestSite()
  const [admin, second] = [await site.staff('admin'), await site.staff('admin2')]
  const brandId = await create(admin)
  const withBonus = async (signUpBonus: string) => {
    const { accounts } = (await one(admin, brandId)).document
    const change = { accounts: { ...accounts, signUpBonus, signUpPlayThrough: 1 } }
    return draft(admin, brandId, change)
  }
  const ask = async (revision: string) => {
    const asked = { brandId, revision, reason }
    return admin.must('POST /office/api/brand/publish', asked)
  }
  const approve = (id: string | null, by = second) =>
    codeOf(by.call('POST /office/api/approval/approve', { id: id ?? '' }))
  const stale = await ask(await withBonus('99000000000'))
  expect(stale).toMatchObject({ number: null, approval: expect.any(String) })
  const revision = await withBonus('500')
  const publishAt = new Date(site.now().getTime() + 600_000).toISOString()
  const timed = { brandId, revision, publishAt, reason }
  expect(await codeOf(admin.call('POST /office/api/brand/schedule', timed))).toBe(
    'needs_another_person',
  )
  const { approval } = await ask(revision)
  const { document } = await one(second, brandId)
  expect(document.accounts.signUpBonus).toBeNull()
  const waiting = await second.must('GET /office/api/approvals/waiting', { subject: brandId })
  // The request for the earlier draft has lapsed.
  expect(waiting.list).toMatchObject([{ approval, kind: 'brand.terms' }])
  expect(await approve(approval, admin)).toBe('needs_another_person')
  expect(await approve(stale.approval)).toBe('already_decided')
  const answers = await Promise.all([approve(approval), approve(approval), approve(approval)])
  expect(answers.toSorted()).toEqual(['accepted', 'already_decided', 'already_decided'])
  const after = await one(admin, brandId)
  expect(after.document.accounts).toMatchObject({ signUpBonus: '500.0000', signUpPlayThrough: 1 })
  expect(after.draft).toBeNull()
  expect(await ask(await draft(admin, brandId, { name: 'Alone' }))).toMatchObject({
    approval: null,
  })
  const { accounts } = after.document
  for (const change of [
    { returns: '94' as const },
    { market: 'strict' as const },
    { accounts: { ...accounts, minimumAge: 21 } },
    { accounts: { ...accounts, sharesExclusions: false } },
  ]) {
    const asked = await ask(await draft(admin, brandId, change))
    expect(asked).toMatchObject({ number: null, approval: expect.any(String) })
    expect((await one(admin, brandId)).document).not.toMatchObject(change)
    expect(await approve(asked.approval)).toBe('accepted')
    expect((await one(admin, brandId)).document).toMatchObject(change)
  }
})

test('[OPS-04] a draft is published when it is due, once, or says why it was not', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const { brandAdmin } = site.context
  const brandId = await create(admin)
  const schedule = async (revision: string, seconds: number) => {
    const publishAt = new Date(site.now().getTime() + seconds * 1000).toISOString()
    const wish = { brandId, revision, publishAt, reason }
    return admin.call('POST /office/api/brand/schedule', wish)
  }
  const past = await draft(admin, brandId, { name: 'Later' })
  expect(await faultsOf(schedule(past, -5))).toEqual(['invalid_fields', 'publishAt'])
  expect(await codeOf(schedule(past, 600))).toBe('accepted')
  await brandAdmin.publishDue()
  expect((await one(admin, brandId)).brand).toMatchObject({ name: 'Lotus', draft: 'scheduled' })
  await site.advance(601)
  await Promise.all([brandAdmin.publishDue(), brandAdmin.publishDue(), brandAdmin.publishDue()])
  expect((await one(admin, brandId)).brand).toMatchObject({ name: 'Later', draft: 'none' })
  const { list } = await admin.must('GET /office/api/brand/versions', { brandId })
  expect(list).toMatchObject([{ number: 2, by: null, reason, changed: ['name'] }, { number: 1 }])

  const domains = [{ host: 'late.example', agents: false }]
  await schedule(await draft(admin, brandId, { domains }), 600)
  await create(admin, { code: 'river', domains: ['late.example'] })
  await site.advance(601)
  await brandAdmin.publishDue()
  const { brand, draft: left } = await one(admin, brandId)
  expect(brand.draft).toBe('draft')
  expect(left).toMatchObject({ publishAt: null, faults: { domains: 'taken' } })
  const [row] = (await site.operator.audited('brand.publish_failed')).toReversed()
  expect(row).toMatchObject({ after: { faults: { domains: 'taken' } } })
})

test('[OPS-04] a version is seen beside the one before it, and comes back', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const brandId = brandIdOf(site)
  await publish(admin, brandId, await draft(admin, brandId, { name: 'Second', country: 'TH' }))
  const second = await admin.must('GET /office/api/brand/version', { brandId, number: '2' })
  expect(second).toMatchObject({
    changed: ['name', 'country'],
    document: { name: 'Second' },
    before: { name: 'Fairhouse', country: 'VN' },
  })
  const back = { brandId, number: 1 }
  const { revision } = await admin.must('POST /office/api/brand/restore', back)
  expect(await codeOf(admin.call('POST /office/api/brand/restore', back))).toBe('stale_draft')
  expect((await one(admin, brandId)).brand.name).toBe('Second')
  expect(await codeOf(publish(admin, brandId, revision))).toBe('accepted')
  expect((await one(admin, brandId)).document).toMatchObject({ name: 'Fairhouse', country: 'VN' })
  const unknown = { brandId, number: 99 }
  expect(await codeOf(admin.call('POST /office/api/brand/restore', unknown))).toBe('not_found')
})

test('[OPS-04] a colleague sees a closed brand for a while; members do not', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const brandId = await create(admin, { domains: [] })
  const { url } = await admin.must('POST /office/api/brand/preview', { brandId })
  const opened = await fetch(new URL(new URL(url).pathname + new URL(url).search, site.address), {
    redirect: 'manual',
  })
  expect(opened.status).toBe(302)
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const ask = async (path: string, method = 'GET', given = cookie) => {
    const body = method === 'POST' && { body: '{}' }
    const headers = { cookie: given, 'content-type': 'application/json' }
    const response = await fetch(`${site.address}${path}`, { method, headers, ...body })
    return (await response.json()) as { code?: string; value?: Record<string, unknown> }
  }
  expect((await ask('/wps/system/status')).value).toMatchObject({
    status: 0,
    brand: { name: 'Lotus' },
  })
  expect(await ask('/wps/content/banners?groupName=home')).toMatchObject({ success: true })
  expect((await ask('/wps/session/login', 'POST')).code).toBe('maintenance')
  expect((await ask('/wps/member/info')).code).toBe('not_signed_in')
  const forged = cookie.slice(0, -2) + (cookie.endsWith('AA') ? 'BB' : 'AA')
  expect((await ask('/wps/system/status', 'GET', forged)).value).toMatchObject({
    brand: { name: 'Fairhouse' },
  })
  const others = site.visitor({ merchant: 'lotus' })
  expect(await others.must('GET /wps/system/status', {})).toMatchObject({ status: 1 })
  await site.advance(31 * 60)
  expect((await ask('/wps/system/status')).value).toMatchObject({ brand: { name: 'Fairhouse' } })
})

test('[OPS-04] a logo is drawn anew and shown by the stylesheet and the manifest', async () => {
  await using site = await createTestSite()
  const admin = await site.staff('admin')
  const brandId = brandIdOf(site)
  const send = (bytes: Buffer) =>
    admin.call('PUT /office/api/brand/logo', { brandId, image: bytes.toString('base64') })
  expect(await faultsOf(send(Buffer.from('no picture')))).toEqual(['invalid_fields', 'image'])
  const image = jpg.toString('base64')
  const { logo } = await admin.must('PUT /office/api/brand/logo', { brandId, image })
  const player = site.visitor()
  expect(await (await player.send('/brand.css')).text()).toBe('')
  const revision = await draft(admin, brandId, { logo })
  expect(await codeOf(publish(admin, brandId, revision))).toBe('accepted')
  const style = async () => (await player.send('/brand.css')).text()
  await expect.poll(style).toContain(`/brand/logo/${logo}-small.png`)
  const manifest = await (await player.send('/manifest.webmanifest')).text()
  expect(manifest).toContain(`/brand/logo/${logo}-large.png`)
  const picture = await player.send(`/brand/logo/${logo}-large.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([512, 512])
  expect((await player.send('/brand/logo/../../secret-large.png')).status).toBe(404)
})
