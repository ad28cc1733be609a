import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Piece } from '@fairhouse/protocol'
import { createTestSite, type TestClient, type TestSite } from '@fairhouse/site/testing'
import sharp from 'sharp'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'
const route = 'PUT /office/api/content'

let site: TestSite
let editor: TestClient
let brandId: string

beforeAll(async () => {
  site = await createTestSite()
  const colleague = { name: 'editor-one', password: 'Fairhouse-demo-1', totpSecret }
  await site.context.staff.add({ ...colleague, roles: ['content'] })
  editor = await site.staff('editor-one')
  brandId = site.context.brands.all()[0]?.id ?? ''
})
afterAll(() => site.close())

const words = (title: string, content = '', text = '') => ({ title, content, text })
const bannerOf = (id: string, change: Partial<Piece> = {}): Piece => ({
  kind: 'banner',
  id,
  shown: true,
  words: { EN: words(`Title ${id}`) },
  startsAt: null,
  endsAt: null,
  group: 'register',
  image: 'crown',
  link: '/promotions',
  type: 'B',
  audience: 'everybody',
  category: '',
  claimPeriod: 'once',
  ...change,
})

const codeOf = async (requested: Promise<{ answer: { success: boolean; code?: string } }>) => {
  const { answer } = await requested
  return answer.success ? 'accepted' : answer.code
}
const save = (piece: Piece, seen?: string) =>
  editor.must(route, { brandId, piece, ...(seen !== undefined && { seen }) })
const shown = async () =>
  (await site.visitor().must('GET /wps/content/banners', { groupName: 'register' })).list.map(
    ({ bannerId }) => bannerId,
  )
const at = (minutes: number) =>
  new Date(site.context.kit.clock.now().getTime() + minutes * 60_000).toISOString()

test('[OPS-05] a banner shows at once, rejects stale edits and is logged', async () => {
  const { seen } = await save(bannerOf('fresh'))
  await expect.poll(shown).toContain('fresh')
  expect(await codeOf(editor.call(route, { brandId, piece: bannerOf('fresh') }))).toBe('name_taken')
  const changed = bannerOf('fresh', { words: { EN: words('New title'), VI: words('Mới') } })
  const second = await save(changed, seen)
  const stale = editor.call(route, { brandId, piece: bannerOf('fresh'), seen })
  expect(await codeOf(stale)).toBe('stale_draft')
  const requested = { groupName: 'register' } as const
  const read = () => site.visitor().call('GET /wps/content/banners', requested, { language: 'VI' })
  await expect.poll(async () => JSON.stringify((await read()).answer)).toContain('Mới')

  await save({ ...changed, shown: false }, second.seen)
  await expect.poll(shown).not.toContain('fresh')
  const { list } = await editor.must('GET /office/api/content', { brandId, kind: 'banner' })
  expect(list.map(({ piece }) => piece.id)).toContain('fresh')
  await editor.must('DELETE /office/api/content', { brandId, kind: 'banner', id: 'fresh' })
  const actions = await Promise.all(
    ['add', 'change', 'remove'].map((verb) => site.operator.audited(`content.${verb}`)),
  )
  expect(actions.map((rows) => rows.length)).toEqual([1, 2, 1])
  expect(actions[1]?.[0]).toMatchObject({ subject_id: 'fresh' })
})

test('[OPS-05] scheduled content appears and expires on time, on open pages too', async () => {
  await save(bannerOf('timed', { startsAt: at(10), endsAt: at(20) }))
  expect(await shown()).not.toContain('timed')
  const shownVersion = () => site.context.content.versionOf(brandId).seq
  const version = async () => {
    const [row] = await site.sql('SELECT version FROM content_version WHERE brand_id = $1', [
      brandId,
    ])
    return Number(row?.version)
  }
  const before = await version()
  await site.advance(11 * 60)
  expect(await shown()).toContain('timed')
  expect(await version()).toBe(before)
  await site.context.content.turn()
  expect(await version()).toBe(before + 1)
  await expect.poll(shownVersion).toBe(before + 1)
  await site.advance(10 * 60)
  expect(await shown()).not.toContain('timed')
})

test('[OPS-05] banners can be reordered', async () => {
  for (const id of ['first', 'second', 'third']) await save(bannerOf(id))
  const ids = ['third', 'first', 'second']
  await editor.must('POST /office/api/content/order', { brandId, kind: 'banner', ids })
  await expect.poll(async () => (await shown()).slice(0, 3)).toEqual(ids)
})

test('[OPS-05] announcements, promotions, pages and help are edited the same way', async () => {
  const html = { EN: words('Hello', '<p>Hi <b>all</b><script>x</script></p>', 'In short') }
  await save(bannerOf('news', { kind: 'announcement', words: html, startsAt: at(-1), type: 'PL' }))
  await save(bannerOf('offer', { kind: 'promotion', words: html, category: 'daily' }))
  await save(bannerOf('imprint', { kind: 'page', words: html }))
  await save(bannerOf('desk-money', { kind: 'helpCategory' }))
  await save(bannerOf('how', { kind: 'helpArticle', words: html, category: 'desk-money' }))
  const visitor = site.visitor()
  const content = '<p>Hi <b>all</b></p>'
  const readAnswer = async () => ({
    news: (await visitor.must('GET /wps/content/announcements', {})).list[0]?.content,
    offer: (await visitor.must('GET /wps/content/promotion', { id: 'offer' })).content,
    page: (await visitor.must('GET /wps/content/page', { id: 'imprint' })).content,
    help: (await visitor.must('GET /wps/system/helpCenter', {})).categories
      .find(({ id }) => id === 'desk-money')
      ?.articles.map((article) => article.content),
  })
  await expect
    .poll(readAnswer)
    .toEqual({ news: content, offer: content, page: content, help: [content] })
  const inUse = { brandId, kind: 'helpCategory', id: 'desk-money' } as const
  expect(await codeOf(editor.call('DELETE /office/api/content', inUse))).toBe('invalid_fields')
  const lost = bannerOf('lost', { kind: 'helpArticle', words: html, category: 'nowhere' })
  expect(await codeOf(editor.call(route, { brandId, piece: lost }))).toBe('invalid_fields')
})

test('[OPS-05] a picture is cropped, re-encoded and served; other files are refused', async () => {
  const red = { r: 200, g: 0, b: 0 }
  const size = { width: 400, height: 200, channels: 3 } as const
  const data = await sharp({ create: { ...size, background: red } })
    .png()
    .toBuffer()
  const crop = { left: 250, top: 0, width: 500, height: 1000 }
  const picture = 'POST /office/api/content/picture'
  const { image } = await editor.must(picture, { brandId, image: data.toString('base64'), crop })
  const response = await site.visitor().send(image, {})
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([width, height]).toEqual([1200, 800])
  const none = editor.call(picture, { brandId, image: 'AAAA', crop })
  expect(await codeOf(none)).toBe('invalid_fields')
  expect((await site.visitor().send(`/content/${'0'.repeat(32)}.webp`, {})).status).toBe(404)
})

test('[OPS-05] an unreferenced picture is deleted after a week', async () => {
  await using own = await createTestSite()
  const brand = own.context.brands.all()[0]?.id ?? ''
  const crop = { left: 0, top: 0, width: 1000, height: 1000 }
  const hand = async (client: TestClient, r: number) => {
    const create = { width: 8, height: 8, channels: 3, background: { r, g: 0, b: 0 } } as const
    const image = (await sharp({ create }).png().toBuffer()).toString('base64')
    const requested = { brandId: brand, image, crop }
    return (await client.must('POST /office/api/content/picture', requested)).image
  }
  const first = await own.staff('admin')
  const [onBanner, onOffer, inText, unused, again] = await Promise.all(
    [10, 60, 110, 160, 210].map((r) => hand(first, r)),
  )
  if (!onBanner || !onOffer || !inText) throw new Error('no picture')
  const put = (piece: Piece) => first.must(route, { brandId: brand, piece })
  await put(bannerOf('pictured', { image: onBanner }))
  const text = { EN: words('Offer', '<p>See</p>', `here ${inText}`) }
  await put(
    bannerOf('offered', { kind: 'promotion', image: onOffer, category: 'slots', words: text }),
  )
  const seen = (all: readonly (string | undefined)[]) =>
    Promise.all(all.map(async (one) => (await own.visitor().send(one ?? '', {})).status))
  const all = [onBanner, onOffer, inText, unused, again]
  await own.context.content.sweep()
  expect(await seen(all)).toEqual([200, 200, 200, 200, 200])
  await own.advance(8 * 86_400)
  const later = await own.staff('admin')
  await hand(later, 210)
  await own.context.content.sweep()
  expect(await seen(all)).toEqual([200, 200, 200, 404, 200])
  const gone = { brandId: brand, kind: 'banner', id: 'pictured' } as const
  await later.must('DELETE /office/api/content', gone)
  await own.context.content.sweep()
  // A removed piece can be restored, so its picture stays.
  expect(await seen(all)).toEqual([200, 200, 200, 404, 200])
})

test('[OPS-05] a message reaches one member or all, and is logged', async () => {
  const demo = await site.signedIn('demo')
  const latest = async () => (await demo.must('GET /wps/message/list', {})).list[0]?.title
  const letter = { brandId, words: { EN: { title: 'For you', content: 'Hello' } } }
  const write = 'POST /office/api/letter'
  expect(await editor.must(write, { ...letter, account: 'demo' })).toEqual({ written: true })
  await expect.poll(latest).toBe('For you')
  const all = { EN: { title: 'For all', content: 'Hello' }, VI: { title: 'Cho', content: 'Chào' } }
  await editor.must(write, { brandId, words: all })
  await expect.poll(latest).toBe('For all')
  expect(await codeOf(editor.call(write, { ...letter, account: 'nobody' }))).toBe('not_found')
  const blank = { brandId, words: { EN: { title: ' ', content: ' ' } } }
  expect(await codeOf(editor.call(write, blank))).toBe('invalid_fields')
  expect(await site.operator.audited('message.send')).toHaveLength(2)
})

test.each(['0000-06-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'a piece is not shown from or until %s, which no clock of a zone can tell',
  async (far) => {
    for (const times of [{ startsAt: far }, { endsAt: far }]) {
      const piece = bannerOf('far', { kind: 'promotion', group: 'home', ...times })
      expect(await codeOf(editor.call(route, { brandId, piece }))).toBe('bad_request')
    }
    expect((await site.visitor().call('GET /wps/content/promotions', {})).status).toBe(200)
  },
)
