import { expect, test } from 'vitest'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'

async function onlyThese(site: TestSite, rows: [id: string, type: string, execution: string][]) {
  await site.sql('DELETE FROM content_announcement')
  for (const [id, type, execution] of rows) {
    await site.sql(
      `INSERT INTO content_announcement (brand_id, id, type, execution, at, words)
       VALUES ($1, $2, $3, $4, '2021-06-30T20:30:05Z', $5)`,
      [
        site.context.brands.all()[0]?.id,
        id,
        type,
        execution,
        { EN: { title: id, content: '<p>a</p><script>b</script>' } },
      ],
    )
  }
}

const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('[PROMO-10] the notice lists announcements by position, in brand time', async () => {
  await using site = await createTestSite()
  await onlyThese(site, [
    ['banner', 'B', 'B'],
    ['player', 'PL', 'B'],
    ['popup', 'PU', 'B'],
    ['promotion', 'PR', 'B'],
    ['held', 'H', 'B'],
  ])
  const client = site.visitor()
  const read = () => client.must('GET /wps/content/notice', {})
  for (let process = 0; process < 2; process += 1) {
    await eventually(async () => ids((await read()).banners).join() === 'banner')
  }
  const notice = await read()
  expect(notice.banners).toEqual([
    {
      id: 'banner',
      type: 'B',
      title: 'banner',
      content: '<p>a</p>',
      timestamp: '2021-07-01 03:30:05',
      at: '2021-06-30T20:30:05.000Z',
    },
  ])
  const { player, popup, promotion, ...rest } = notice
  expect([player, popup, promotion].map(ids)).toEqual([['player'], ['popup'], ['promotion']])
  expect(Object.keys(rest)).toEqual(['banners'])
  const same = await client.must('GET /wps/content/notice', { platform: 'W', execution: 'B' })
  expect(same).toEqual(notice)
  const other = await client.must('GET /wps/content/notice', { platform: 'M' })
  expect(other).toEqual({ player: [], banners: [], popup: [], promotion: [] })
  const { list } = await client.must('GET /wps/content/banners', { groupName: 'home' })
  for (const banner of list) {
    expect(banner).toMatchObject({
      bannerId: expect.any(String),
      url: expect.any(String),
      groupName: 'home',
      linkageType: expect.stringMatching(/^(none|page|web)$/),
    })
  }
})

test('members-only announcements are hidden from visitors', async () => {
  await using site = await createTestSite()
  const demo = await site.signedIn('demo')
  await onlyThese(site, [
    ['for-all', 'B', 'B'],
    ['for-members', 'PU', 'A'],
    ['of-its-own', 'B', 'X'],
  ])
  const read = async () => ids((await demo.must('GET /wps/member/announcements', {})).list)
  for (let process = 0; process < 2; process += 1) {
    await eventually(async () => (await read()).join() === 'for-all,for-members')
  }
  const visitor = site.visitor()
  for (const path of ['announcements', 'notice']) {
    const text = await (await visitor.send(`/wps/content/${path}?execution=A`)).text()
    expect(text).not.toContain('for-members')
  }
  const after = await demo.must('GET /wps/content/notice', { execution: 'A' })
  expect(ids(after.popup)).toEqual(['for-members'])
  const paged = await demo.must('GET /wps/member/announcements', { types: 'PU', pageNo: '2' })
  expect(paged).toEqual({ list: [], pageNo: 2, pageSize: 9, totalPages: 1, total: 1 })
})
