import { expect, test } from 'vitest'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'

const addAnnouncement = (site: TestSite, id: string, at: string, content = '') =>
  site.sql(
    `INSERT INTO content_announcement (brand_id, id, type, at, words)
     VALUES ($1, $2, 'B', $3, $4)`,
    [site.context.brands.all()[0]?.id, id, at, { EN: { title: id, content } }],
  )

test('announcements come nine to a page, newest first', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const first = await client.must('GET /wps/content/announcements', {})
  expect(first).toMatchObject({ pageNo: 1, pageSize: 9, totalPages: 1, total: 5 })
  expect(first.list.map(({ type }) => type)).toEqual(['B', 'PU', 'PL', 'PR', 'B'])
  const held = await client.must('GET /wps/content/announcements', { types: 'H,PR' })
  expect(held.list.map(({ type }) => type)).toEqual(['PR', 'H'])
  for (const other of [{ platform: 'M' }, { execution: 'A' }]) {
    expect((await client.must('GET /wps/content/announcements', other)).total).toBe(0)
  }
  for (let day = 1; day <= 9; day += 1) {
    await addAnnouncement(site, `old-${day}`, `2020-01-0${day}T20:00:00Z`)
  }
  const page = (pageNo: string) => client.must('GET /wps/content/announcements', { pageNo })
  for (let process = 0; process < 2; process += 1) {
    await eventually(async () => (await page('1')).total === 14)
  }
  expect((await page('1')).list).toHaveLength(9)
  expect((await page('2')).list.map(({ id }) => id)).toEqual([
    'old-5',
    'old-4',
    'old-3',
    'old-2',
    'old-1',
  ])
  expect((await page('3')).list).toEqual([])
  for (const query of ['pageNo=0', 'pageNo=-1', 'pageNo=x', 'types=', 'types=B,X', 'types=B;H']) {
    expect((await client.send(`/wps/content/announcements?${query}`)).status, query).toBe(400)
  }
})

test('timestamps use the brand’s time zone; scheduled announcements are hidden', async () => {
  await using site = await createTestSite()
  await site.sql('DELETE FROM content_announcement')
  await addAnnouncement(site, 'late', '2020-12-31T17:00:05Z')
  await addAnnouncement(site, 'future', new Date(site.now().getTime() + 60_000).toISOString())
  const client = site.visitor()
  const read = async () => (await client.must('GET /wps/content/announcements', {})).list
  await expect.poll(read).toMatchObject([{ id: 'late', timestamp: '2021-01-01 00:00:05' }])
  await site.advance(61)
  await expect.poll(read).toMatchObject([{ id: 'future' }, { id: 'late' }])
})

test('HTML is sanitised when shown, whatever wrote the row', async () => {
  await using site = await createTestSite()
  const content = '<p onclick="bad()">a<script>bad()</script><a href="javascript:bad()">b</a></p>'
  await addAnnouncement(site, 'hostile', '2020-01-01T00:00:00Z', content)
  const client = site.visitor()
  const read = async () => (await client.must('GET /wps/content/announcements', {})).list.at(-1)
  await expect.poll(read).toMatchObject({ id: 'hostile', content: '<p>ab</p>' })
})

test('HTML is sanitised before it is stored', async () => {
  await using site = await createTestSite()
  await site.sql('DELETE FROM content_help_article')
  for (const table of ['banner', 'announcement', 'promotion', 'help_category', 'page', 'given']) {
    await site.sql(`DELETE FROM content_${table}`)
  }
  const nothing = { banners: [], promotions: [], categories: [], articles: [] }
  const words = { EN: { title: 'a', content: '<p onclick="bad()">a<style>b</style></p>' } }
  const facts = { type: 'B', platform: 'W', execution: 'B', at: site.now() } as const
  await site.context.content.fill(site.context.brands.all()[0]?.id ?? '', {
    ...nothing,
    announcements: [{ ...facts, id: 'hostile', words }],
    pages: [{ id: 'hostile', words }],
  })
  const safe = [{ words: { EN: { title: 'a', content: '<p>a</p>' } } }]
  expect(await site.sql('SELECT words FROM content_announcement')).toEqual(safe)
  expect(await site.sql('SELECT words FROM content_page')).toEqual(safe)
})

test('promotions are listed by category and returned in full', async () => {
  await using site = await createTestSite()
  const client = site.visitor({ language: 'VI' })
  const all = await client.must('GET /wps/content/promotions', {})
  expect(all.categories).toEqual(['new_player', 'regular', 'loyalty'])
  expect(all.list.map(({ claimPeriod }) => claimPeriod)).toEqual([
    null,
    null,
    'daily',
    'weekly',
    'monthly',
  ])
  const some = await client.must('GET /wps/content/promotions', { category: 'new_player' })
  expect(some.list.map(({ id }) => id)).toEqual(['first-steps', 'look-around'])
  const one = await client.must('GET /wps/content/promotion', { id: 'first-steps' })
  expect(one).toMatchObject({ title: 'Bắt đầu', category: 'new_player' })
  const always = { start: null, end: null, startsAt: null, endsAt: null }
  expect(one).toMatchObject(always)
  expect(one.content).toContain('<h3>')
  const none = await client.call('GET /wps/content/promotion', { id: 'no-such' })
  expect(none.answer).toMatchObject({ success: false, code: 'not_found' })
})

test('a promotion shows from its start until its end', async () => {
  await using site = await createTestSite()
  const inSeconds = (seconds: number) => new Date(site.now().getTime() + seconds * 1000)
  await site.sql(
    "UPDATE content_promotion SET starts_at = $1, ends_at = $2 WHERE id = 'first-steps'",
    [inSeconds(60), inSeconds(120)],
  )
  const client = site.visitor()
  const status = async () =>
    (await client.call('GET /wps/content/promotion', { id: 'first-steps' })).status
  await expect.poll(status).toBe(404)
  await site.advance(61)
  await expect.poll(status).toBe(200)
  await site.advance(60)
  expect(await status()).toBe(404)
})

test('[CALL-24] the help centre lists by category and searches, in the language', async () => {
  await using site = await createTestSite()
  const english = site.visitor()
  const { categories } = await english.must('GET /wps/system/helpCenter', {})
  expect(categories.map(({ id }) => id)).toEqual(['fairness', 'money', 'limits', 'accounts'])
  expect(categories.map(({ articles }) => articles.length)).toEqual([3, 3, 3, 3])
  const client = site.visitor({ language: 'VI' })
  const found = async (q: string) =>
    (await client.must('GET /wps/system/helpCenter', { q })).categories.flatMap((category) =>
      category.articles.map(({ id }) => `${category.id}/${id}`),
    )
  expect(await found('NẠP TIỀN ĐƯỢC')).toContain('money/deposit')
  expect(await found('nap tien duoc')).toEqual(await found('Nạp tiền được'))
  expect(await found('ngân hàng')).toEqual(['money/deposit', 'money/withdraw'])
  expect(await found(' mat  khau ')).toContain('accounts/keeping-safe')
  expect(await found('strong')).toEqual([])
  expect(await found('zzz')).toEqual([])
})

test('Thai and Chinese are searched without word breaks', async () => {
  await using site = await createTestSite()
  const found = async (language: string, q: string) =>
    (await site.visitor({ language }).must('GET /wps/system/helpCenter', { q })).categories.flatMap(
      ({ articles }) => articles.map(({ id }) => id),
    )
  expect(await found('TH', 'ธนาคาร')).toEqual(['deposit', 'withdraw'])
  // Stripped of its vowel this would be one letter, which every text contains.
  expect(await found('TH', 'รู้')).toEqual(['what-fair-means', 'demo-accounts'])
  expect(await found('CN', '电子钱包')).toEqual(['deposit'])
})
