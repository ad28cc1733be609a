import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestSite, eventually, type TestClient, type TestSite } from '@fairhouse/site/testing'
import { createContent, demoContent } from './index.ts'

const groups = [
  ...(['home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'lottery', 'download'] as const),
  ...(['promotions', 'pointsMall', 'help', 'register', 'inhouse'] as const),
]

function fairhouse({ context }: TestSite) {
  const [brand] = context.brands.all()
  if (!brand) throw new Error('no brand')
  return brand
}

/** A brand that speaks Vietnamese and has a domain. */
const addLotus = (site: TestSite, domains = ['lotus.example']) =>
  site.context.brands.add({
    ...fairhouse(site),
    code: 'lotus',
    language: 'VI',
    domains,
    flags: [],
  })

const setWords = (site: TestSite, table: string, id: string, words: unknown) =>
  site.sql(`UPDATE ${table} SET words = $2 WHERE id = $1`, [id, JSON.stringify(words)])

/** Waits until both processes, which answer in turn, satisfy the condition. */
const everywhere = (isSo: () => Promise<boolean>) =>
  eventually(async () => (await isSo()) && (await isSo()))

const titleOf = async (client: TestClient) =>
  (await client.must('GET /wps/content/banners', { groupName: 'rng' })).list[0]?.title

test('every page group has its banners', async () => {
  await using site = await createTestSite()
  for (const groupName of groups) {
    const { list } = await site.visitor().must('GET /wps/content/banners', { groupName })
    const several = groupName === 'home' || groupName === 'promotions'
    expect(list.length, groupName).toBeGreaterThanOrEqual(several ? 2 : 1)
    for (const banner of list) {
      expect(banner.groupName).toBe(groupName)
      expect(banner.linkageType).toBe(banner.url === '' ? 'none' : 'page')
      expect(banner.image).toMatch(/^[a-z]+$/)
    }
  }
  const unknown = await site.visitor().send('/wps/content/banners?groupName=cellar')
  expect(unknown.status).toBe(400)
})

test('content falls back from the requested language to the brand’s, then English', async () => {
  await using site = await createTestSite()
  expect(await titleOf(site.visitor({ language: 'VI' }))).toBe('Nổ hũ')
  expect(await titleOf(site.visitor({ language: ' vi ' }))).toBe('Nổ hũ')
  for (const language of ['EN', 'JA', 'XX', '__proto__', '']) {
    expect(await titleOf(site.visitor({ language })), language).toBe('Slots')
  }
  expect(await titleOf(site.visitor({ language: 'TH' }))).toBe('สล็อต')
  expect(await titleOf(site.visitor())).toBe('Slots')
  const lotusId = await addLotus(site)
  await site.context.content.fill(lotusId, demoContent(site.now()))
  const inJapanese = site.visitor({ merchant: 'lotus', language: 'JA' })
  await everywhere(async () => (await inJapanese.call('GET /wps/content/links', {})).status === 200)
  expect(await titleOf(inJapanese)).toBe('Nổ hũ')
  expect(await titleOf(site.visitor({ merchant: 'lotus' }))).toBe('Nổ hũ')
  await setWords(site, 'content_banner', 'slots', { EN: { title: 'Reels', text: '' } })
  await everywhere(async () => (await titleOf(inJapanese)) === 'Reels')
})

test('a changed row shows without a restart; a row with broken texts is hidden', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  expect(await titleOf(client)).toBe('Slots')
  await setWords(site, 'content_banner', 'slots', { EN: { title: 'Reels', text: '' } })
  await everywhere(async () => (await titleOf(client)) === 'Reels')
  await setWords(site, 'content_banner', 'slots', { EN: { title: 7 }, VI: [] })
  await everywhere(async () => (await titleOf(client)) === undefined)
  await setWords(site, 'content_banner', 'slots', { EN: { title: 'Back', text: '' } })
  await everywhere(async () => (await titleOf(client)) === 'Back')
  await site.sql("UPDATE content_banner SET shown = false WHERE id = 'slots'")
  await everywhere(async () => (await titleOf(client)) === undefined)
})

test('a change missed while the bus was down shows once it is back', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  expect([await titleOf(client), await titleOf(client)]).toEqual(['Slots', 'Slots'])
  await site.sql('ALTER TABLE content_banner DISABLE TRIGGER content_banner_announce')
  await setWords(site, 'content_banner', 'slots', { EN: { title: 'Reels', text: '' } })
  expect(await titleOf(client)).toBe('Slots')
  await site.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query = 'LISTEN fairhouse'`)
  await everywhere(async () => (await titleOf(client)) === 'Reels')
})

test('a brand shows only its own content', async () => {
  await using site = await createTestSite()
  const lotusId = await addLotus(site)
  await site.sql(
    `INSERT INTO content_promotion (brand_id, id, category, image, words)
     VALUES ($1, 'only-lotus', 'lotus', 'star', $2)`,
    [lotusId, { EN: { title: 'Lotus', summary: '', content: '' } }],
  )
  const lotus = site.visitor({ merchant: 'lotus' })
  const open = async () => (await lotus.call('GET /wps/content/promotions', {})).status === 200
  await everywhere(open)
  const { list, categories } = await lotus.must('GET /wps/content/promotions', {})
  expect(list.map(({ id }) => id)).toEqual(['only-lotus'])
  expect(categories).toEqual(['lotus'])
  expect(await lotus.must('GET /wps/content/banners', { groupName: 'home' })).toEqual({ list: [] })
  expect(await lotus.must('GET /wps/system/helpCenter', {})).toEqual({ categories: [] })
  const other = await lotus.call('GET /wps/content/promotion', { id: 'first-steps' })
  expect(other.answer).toMatchObject({ success: false, code: 'not_found' })
  const ours = await site.visitor().call('GET /wps/content/promotion', { id: 'only-lotus' })
  expect(ours.status).toBe(404)
})

test('links and resources belong to the brand', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  expect(await client.must('GET /wps/content/links', {})).toEqual({ social: [], resources: [] })
  const { id } = fairhouse(site)
  const add = `INSERT INTO content_social_link VALUES ($1, 'Telegram', $2)`
  await expect(site.sql(add, [id, 'javascript:bad()'])).rejects.toThrow('check')
  await site.sql(add, [id, 'https://t.example/fairhouse'])
  await site.sql(
    `INSERT INTO content_resource (brand_id, resource_type, url, label_name_en)
     VALUES ($1, 'android', '/down', 'Android')`,
    [id],
  )
  const read = async () => client.must('GET /wps/content/links', {})
  await everywhere(async () => (await read()).resources.length === 1)
  expect(await read()).toEqual({
    social: [{ network: 'Telegram', url: 'https://t.example/fairhouse' }],
    resources: [{ resourceType: 'android', url: '/down', qrCodeUrl: null, labelNameEn: 'Android' }],
  })
  const status = await client.must('GET /wps/system/status', {})
  expect(status.resources).toEqual((await read()).resources)
  await site.sql('DELETE FROM content_version')
  const { kit, audit, brands, exclusion, upload } = site.context
  const fresh = await createContent(kit, { audit, brands, exclusion, upload })
  expect(fresh.startOf(id)).toEqual({ version: 0, resources: status.resources })
})

test('[CALL-22] the brand’s domains are listed; agents have their own', async () => {
  await using site = await createTestSite()
  const ours = await site.visitor().must('GET /wps/system/domainRoute', {})
  expect(ours).toEqual({ domainList: [] })
  await site.operator.addAgentSite('agents.example')
  await addLotus(site, ['lotus.example', 'lotus2.example'])
  const read = async (host: string) => {
    const there = { 'x-forwarded-host': host }
    return (await site.visitor().call('GET /wps/system/domainRoute', {}, there)).answer
  }
  const listed = (...domains: string[]) => ({
    value: { domainList: domains.map((domain) => ({ domain, speed: null })) },
  })
  const lotus = listed('lotus.example', 'lotus2.example')
  await expect.poll(() => read('lotus.example')).toMatchObject(lotus)
  await expect.poll(() => read('agents.example')).toMatchObject(listed('agents.example'))
  expect(await site.visitor().must('GET /wps/system/domainRoute', {})).toEqual(ours)
})

const fillAgain = (site: TestSite) =>
  site.context.content.fill(fairhouse(site).id, demoContent(site.now()))

test('restarting a demo keeps the operator’s changes', async () => {
  await using site = await createTestSite()
  await site.sql("DELETE FROM content_promotion WHERE id = 'weekly-sample'")
  await site.sql('DELETE FROM content_page')
  const before = await site.sql('SELECT * FROM content_promotion ORDER BY id')
  await fillAgain(site)
  expect(await site.sql('SELECT * FROM content_promotion ORDER BY id')).toEqual(before)
  expect(await site.sql('SELECT id FROM content_page')).toEqual([])
})

/** Runs the migration's statement that marks brands with content older than pages. */
function markOldContent(site: TestSite) {
  const folder = new URL('../../../migrations/', import.meta.url)
  const name = readdirSync(folder).find((file) => file.endsWith('-content-page.sql')) ?? ''
  const migration = readFileSync(new URL(name, folder), 'utf8')
  const [statement = ''] = /INSERT INTO content_given[^;]*;/.exec(migration) ?? []
  return site.sql(statement)
}

test('a new content kind is added to an existing demo', async () => {
  await using site = await createTestSite()
  await site.sql('DELETE FROM content_page')
  await site.sql('DELETE FROM content_given')
  await site.sql('DELETE FROM content_banner')
  await markOldContent(site)
  await fillAgain(site)
  expect(await site.sql('SELECT count(*)::int AS pages FROM content_page')).toEqual([{ pages: 5 }])
  expect(await site.sql('SELECT id FROM content_banner')).toEqual([])
  await site.sql("DELETE FROM content_page WHERE id <> 'terms'")
  await site.sql("DELETE FROM content_given WHERE kind = 'pages'")
  await fillAgain(site)
  expect(await site.sql('SELECT id FROM content_page')).toEqual([{ id: 'terms' }])
})
