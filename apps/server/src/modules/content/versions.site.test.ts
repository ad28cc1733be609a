import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Piece } from '@fairhouse/protocol'
import { createTestSite, type TestClient, type TestSite } from '@fairhouse/site/testing'

const totpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'

let site: TestSite
let editor: TestClient
let brandId: string

beforeAll(async () => {
  site = await createTestSite()
  const colleague = { name: 'editor-two', password: 'Fairhouse-demo-1', totpSecret }
  await site.context.staff.add({ ...colleague, roles: ['content'] })
  editor = await site.staff('editor-two')
  brandId = site.context.brands.all()[0]?.id ?? ''
})
afterAll(() => site.close())

const words = (title: string, content = '') => ({ title, content, text: '' })
const bannerOf = (id: string, change: Partial<Piece> = {}): Piece => ({
  kind: 'banner',
  id,
  shown: true,
  words: { EN: words(`Title ${id}`) },
  startsAt: null,
  endsAt: null,
  group: 'register',
  image: 'crown',
  link: '',
  type: 'B',
  audience: 'everybody',
  category: '',
  claimPeriod: 'once',
  ...change,
})
const titled = (id: string, title: string) => bannerOf(id, { words: { EN: words(title) } })

const codeOf = async (requested: Promise<{ answer: { success: boolean; code?: string } }>) => {
  const { answer } = await requested
  return answer.success ? 'accepted' : answer.code
}
const save = (piece: Piece, seen?: { seen?: string; draft?: string }) =>
  editor.must('PUT /office/api/content', { brandId, piece, ...seen })
const versions = async (id: string) =>
  (await editor.must('GET /office/api/content/versions', { brandId, kind: 'banner', id })).list
const rowOf = async (id: string) => {
  const { list } = await editor.must('GET /office/api/content', { brandId, kind: 'banner' })
  return list.find(({ piece }) => piece.id === id)
}
const titles = async () =>
  (await site.visitor().must('GET /wps/content/banners', { groupName: 'register' })).list.map(
    ({ title }) => title,
  )
const at = (minutes: number) =>
  new Date(site.context.kit.clock.now().getTime() + minutes * 60_000).toISOString()

test('[OPS-05] every version is stored, and restoring one makes it the newest', async () => {
  const first = await save(titled('told', 'One'))
  const second = await save(titled('told', 'Two'), first)
  const list = await versions('told')
  expect(list.map(({ number, deed }) => [number, deed])).toEqual([
    [2, 'change'],
    [1, 'add'],
  ])
  expect(list[0]).toMatchObject({ before: { words: { EN: { title: 'One' } } } })
  expect(list[0]?.by).toMatch(/^[0-9a-f-]{36}$/)
  const restore = 'POST /office/api/content/restore'
  const back = { brandId, kind: 'banner', id: 'told', number: 1 } as const
  expect(await codeOf(editor.call(restore, { ...back, ...first }))).toBe('stale_draft')
  expect(await codeOf(editor.call(restore, { ...back, number: 9, ...second }))).toBe('not_found')
  await editor.must(restore, { ...back, ...second })
  await expect.poll(titles).toContain('One')
  expect((await versions('told'))[0]).toMatchObject({ number: 3, deed: 'restore' })
  const [entry] = await site.operator.audited('content.restore')
  expect(entry).toMatchObject({
    subject_id: 'told',
    before: { words: { EN: { title: 'Two' } } },
    after: { words: { EN: { title: 'One' } } },
  })
})

test('[OPS-05] the first version of an existing piece is its content before the edit', async () => {
  const { list } = await editor.must('GET /office/api/content', { brandId, kind: 'page' })
  const [given] = list
  if (!given) throw new Error('a brand without pages')
  const seen = given.seen ?? ''
  const { piece } = given
  await save({ ...piece, words: { ...piece.words, EN: words('Other', '<p>Other</p>') } }, { seen })
  const requested = { brandId, kind: 'page', id: piece.id } as const
  const versionList = (await editor.must('GET /office/api/content/versions', requested)).list
  expect(versionList.map(({ deed, by }) => [deed, by === null])).toEqual([
    ['change', false],
    ['first', true],
  ])
  expect(versionList[1]?.piece?.words).toEqual(piece.words)
})

test('[OPS-05] a removed piece can be restored once', async () => {
  await save(titled('gone', 'Gone'))
  await editor.must('DELETE /office/api/content', { brandId, kind: 'banner', id: 'gone' })
  const removed = async () =>
    (await editor.must('GET /office/api/content/removed', { brandId, kind: 'banner' })).list
  const [found] = (await removed()).filter(({ id }) => id === 'gone')
  expect(found).toMatchObject({ number: 1, piece: { words: { EN: { title: 'Gone' } } } })
  const back = { brandId, kind: 'banner', id: 'gone', number: 1 } as const
  const answers = await Promise.all(
    [1, 2].map(() => codeOf(editor.call('POST /office/api/content/restore', back))),
  )
  expect(new Set(answers)).toEqual(new Set(['accepted', 'stale_draft']))
  await expect.poll(titles).toContain('Gone')
  expect(await removed()).toEqual([])
})

test('[OPS-05] players do not see a draft until it is published', async () => {
  const first = await save(titled('alive', 'Live'))
  const draft = 'PUT /office/api/content/draft'
  const made = await editor.must(draft, { brandId, piece: titled('alive', 'Drafted'), ...first })
  expect(await titles()).not.toContain('Drafted')
  expect(await rowOf('alive')).toMatchObject({
    piece: { words: { EN: { title: 'Live' } } },
    draft: { piece: { words: { EN: { title: 'Drafted' } } }, isStale: false, publishAt: null },
  })
  const unseen = { brandId, piece: titled('alive', 'Other'), ...first }
  expect(await codeOf(editor.call(draft, unseen))).toBe('stale_draft')
  expect(await codeOf(editor.call('PUT /office/api/content', unseen))).toBe('stale_draft')
  await save(titled('alive', 'Drafted'), { ...first, ...made })
  await expect.poll(titles).toContain('Drafted')
  expect(await rowOf('alive')).toMatchObject({ draft: null })

  const half = bannerOf('half', { words: {}, image: '' })
  const { draft: seen } = await editor.must(draft, { brandId, piece: half })
  expect(await rowOf('half')).toMatchObject({ seen: null, draft: { seen } })
  expect(await codeOf(editor.call(draft, { brandId, piece: half }))).toBe('name_taken')
  const evil = { brandId, piece: { ...half, link: 'javascript:x' }, draft: seen }
  expect(await codeOf(editor.call(draft, evil))).toBe('invalid_fields')
  const requested = { brandId, kind: 'banner', id: 'half' } as const
  const discard = 'DELETE /office/api/content/draft'
  expect(await codeOf(editor.call(discard, requested))).toBe('stale_draft')
  await editor.must(discard, { ...requested, draft: seen })
  expect(await rowOf('half')).toBeUndefined()
})

test('[OPS-05] a draft is published on time unless it would overwrite a newer change', async () => {
  const { content } = site.context
  const draft = 'PUT /office/api/content/draft'
  const past = { brandId, piece: titled('timely', 'Timely'), publishAt: at(-1) }
  expect(await codeOf(editor.call(draft, past))).toBe('invalid_fields')
  await editor.must(draft, { ...past, publishAt: at(30) })
  const second = await save(titled('moved', 'On'), await save(titled('moved', 'Moved')))
  const made = { brandId, piece: titled('moved', 'Late'), ...second, publishAt: at(30) }
  await editor.must(draft, made)
  const back = { brandId, kind: 'banner', id: 'moved', number: 1, ...second } as const
  await editor.must('POST /office/api/content/restore', back)

  await content.publishDue()
  expect(await titles()).not.toContain('Timely')
  await site.advance(31 * 60)
  await Promise.all([content.publishDue(), content.publishDue()])
  await expect.poll(titles).toContain('Timely')
  editor = await site.staff('editor-two')
  expect(await rowOf('moved')).toMatchObject({
    piece: { words: { EN: { title: 'Moved' } } },
    draft: { publishAt: null, isStale: true },
  })
  expect(await site.operator.audited('content.publish')).toHaveLength(1)
  expect(await site.operator.audited('content.publish_failed')).toHaveLength(1)
  expect((await versions('timely')).map(({ deed }) => deed)).toEqual(['publish'])
})
