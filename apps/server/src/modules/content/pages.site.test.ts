import { expect, test } from 'vitest'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'

const brandId = ({ context }: TestSite) => context.brands.all()[0]?.id

/** Waits until both processes, which answer in turn, satisfy the condition. */
const everywhere = (isSo: () => Promise<boolean>) =>
  eventually(async () => (await isSo()) && (await isSo()))

test('pages are listed in order and returned one by one', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const { list } = await client.must('GET /wps/content/pages', {})
  expect(list).toEqual([
    { id: 'terms', title: 'Terms of use' },
    { id: 'responsible', title: 'Responsible gaming' },
    { id: 'privacy', title: 'Privacy and cookies' },
    { id: 'licence', title: 'Licence' },
    { id: 'about', title: 'About us' },
  ])
  for (const { id, title } of list) {
    const page = await client.must('GET /wps/content/page', { id })
    expect(page).toMatchObject({ id, title })
    expect(page.content).toContain('<h2>')
  }
  const none = await client.call('GET /wps/content/page', { id: 'no-such' })
  expect(none.answer).toMatchObject({ success: false, code: 'not_found' })
})

test('a page is returned in the visitor’s language', async () => {
  await using site = await createTestSite()
  const titles = { VI: 'Điều khoản sử dụng', CN: '使用条款', TH: 'ข้อกำหนดการใช้งาน' }
  for (const [language, title] of Object.entries(titles)) {
    const page = await site.visitor({ language }).must('GET /wps/content/page', { id: 'terms' })
    expect(page.title).toBe(title)
  }
})

test('a page saved or hidden takes effect without a restart, sanitised', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const read = async () => (await client.call('GET /wps/content/page', { id: 'rules' })).answer
  expect(await read()).toMatchObject({ code: 'not_found' })
  const words = { EN: { title: 'House rules', content: '<p onclick="bad()">Be kind.</p>' } }
  const columns = '(brand_id, id, position, words)'
  const add = `INSERT INTO content_page ${columns} VALUES ($1, 'rules', -1, $2)`
  await site.sql(add, [brandId(site), words])
  await expect.poll(read).toMatchObject({ value: { content: '<p>Be kind.</p>' } })
  const first = async () => (await client.must('GET /wps/content/pages', {})).list[0]?.id
  await everywhere(async () => (await first()) === 'rules')
  await site.sql("UPDATE content_page SET shown = false WHERE id = 'rules'")
  await everywhere(async () => (await first()) === 'terms')
  expect(await read()).toMatchObject({ code: 'not_found' })
})

test('a brand has only its own pages', async () => {
  await using site = await createTestSite()
  const [brand] = site.context.brands.all()
  if (!brand) throw new Error('no brand')
  await site.context.brands.add({ ...brand, code: 'lotus', domains: [], flags: [] })
  const lotus = site.visitor({ merchant: 'lotus' })
  await everywhere(async () => (await lotus.call('GET /wps/content/pages', {})).status === 200)
  expect(await lotus.must('GET /wps/content/pages', {})).toEqual({ list: [] })
  expect((await lotus.call('GET /wps/content/page', { id: 'terms' })).status).toBe(404)
})
