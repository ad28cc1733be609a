import { expect, test } from 'vitest'
import type { BrandDocument } from '@fairhouse/protocol'
import {
  brandIdOf,
  createTestSite,
  eventually,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const reason = 'as agreed'
const lotus = { code: 'lotus', name: 'Lotus', currency: 'VND', market: 'open' } as const

const create = async (client: TestClient, more: object = {}) =>
  (
    await client.must('PUT /office/api/brand', {
      ...lotus,
      languages: ['EN', 'VI'],
      domains: [],
      ...more,
    })
  ).id

/** The items that are not done, with the reasons. */
async function missing(client: TestClient, brandId: string): Promise<Record<string, string[]>> {
  const { opening } = await client.must('GET /office/api/brand', { brandId })
  const open = opening.filter(({ gaps }) => gaps.length > 0)
  return Object.fromEntries(
    open.map(({ item, gaps }) => [item, [...new Set(gaps.map((gap) => gap.reason))]]),
  )
}

/** Publishes changes of the document; a second person approves those that need it. */
async function publish(
  [client, second]: readonly [TestClient, TestClient],
  brandId: string,
  change: (document: BrandDocument) => Partial<BrandDocument>,
): Promise<void> {
  const { document } = await client.must('GET /office/api/brand', { brandId })
  const next = { ...document, ...change(document) }
  const { revision } = await client.must('PUT /office/api/brand/draft', { brandId, document: next })
  const asked = { brandId, revision, reason }
  const { approval: id } = await client.must('POST /office/api/brand/publish', asked)
  if (id !== null) await second.must('POST /office/api/approval/approve', { id })
}

/** Writes every page in both languages; the terms state the age by its placeholder. */
async function writePages(client: TestClient, brandId: string): Promise<void> {
  const { list } = await client.must('GET /office/api/content', { brandId, kind: 'page' })
  for (const { piece, seen } of list) {
    const content = piece.id === 'terms' ? '<p>From {age} years.</p>' : '<p>Our own words.</p>'
    const words = Object.fromEntries(
      Object.entries(piece.words).map(([code, word]) => [code, { ...word, content }]),
    )
    const changed = { ...piece, words }
    await client.must('PUT /office/api/content', { brandId, piece: changed, seen: seen ?? '' })
  }
}

const addMethod = (site: TestSite, brandId: string) =>
  site.context.payment.setUp.method(brandId, 'transfer', {
    provider: 'bank',
    least: '100000',
    most: '5000000',
    mostADay: '9000000',
    quick: ['100000'],
    institution: 'Bank of the Lake',
    accountNumber: '1234567',
    accountName: 'LOTUS',
  })

test('[OPS-04] a brand opens once its checklist is done, and not before', async () => {
  await using site = await createTestSite()
  const both = [await site.staff('admin'), await site.staff('admin2')] as const
  const [first, second] = both
  const brandId = await create(first)
  await publish(both, brandId, ({ accounts }) => ({
    country: 'ZZ',
    languages: ['EN', 'VI', 'JA'],
    accounts: { ...accounts, minimumAge: 21 },
  }))
  expect(await missing(first, brandId)).toEqual({
    legal: ['unwritten'],
    licence: ['no_licence'],
    age: ['no_age'],
    helplines: ['no_help_line'],
    payments: ['no_deposits'],
    translations: ['no_pack', 'untranslated'],
  })
  const open = () =>
    first.call('POST /office/api/brand/status', { brandId, maintenance: false, reason })
  const { answer: refused } = await open()
  expect(refused).toMatchObject({ success: false, code: 'brand_incomplete' })
  expect(Object.keys(refused.success ? {} : (refused.errors ?? {}))).toEqual([
    'legal',
    'licence',
    'age',
    'helplines',
    'payments',
    'translations',
  ])

  const helpLine = { name: 'Lake Help', url: 'https://help.example/', phone: '1900 1234' }
  const licence = { text: 'Gaming Board, 12/345', url: 'https://board.example/12' }
  await writePages(first, brandId)
  await addMethod(site, brandId)
  await publish(both, brandId, () => ({
    languages: ['EN', 'VI'],
    licence,
    helpLines: [helpLine],
  }))
  expect(await missing(first, brandId)).toEqual({})

  const { answer } = await open()
  const id = answer.success ? answer.value.approval : ''
  await publish(both, brandId, () => ({ licence: null }))
  const approve = () => second.call('POST /office/api/approval/approve', { id })
  expect((await approve()).answer).toMatchObject({ code: 'brand_incomplete' })
  await publish(both, brandId, () => ({ licence }))
  await second.must('POST /office/api/approval/approve', { id })

  const player = site.visitor({ merchant: 'lotus' })
  const status = () => player.must('GET /wps/system/status', {})
  await eventually(async () => (await status()).status === 0)
  expect((await status()).accounts.minimumAge).toBe(21)
  const terms = await player.must('GET /wps/content/page', { id: 'terms' })
  expect(terms.content).toBe('<p>From 21 years.</p>')
  const { list } = await player.must('GET /wps/safety/help', {})
  expect(list[0]).toEqual({ ...helpLine, kind: 'gambling', country: null })
})

test('[OPS-04] a brand marked as a demonstration opens without the checklist', async () => {
  await using site = await createTestSite()
  const [first, second] = [await site.staff('admin'), await site.staff('admin2')]
  const brandId = await create(first, { demonstration: true })
  expect(await missing(first, brandId)).toEqual({})
  const asked = { brandId, maintenance: false, reason }
  const { approval: id } = await first.must('POST /office/api/brand/status', asked)
  await second.must('POST /office/api/approval/approve', { id })
  const player = site.visitor({ merchant: 'lotus' })
  await eventually(async () => (await player.must('GET /wps/system/status', {})).status === 0)
  const terms = await player.must('GET /wps/content/page', { id: 'terms' })
  expect(terms.content).toContain('no gambling licence')
})

test('[OPS-04] production has no demonstration brands', async () => {
  await using site = await createTestSite()
  site.context.kit.config.demo = false
  const admin = await site.staff('admin')
  const { answer } = await admin.call('PUT /office/api/brand', {
    ...lotus,
    languages: ['EN'],
    domains: [],
    demonstration: true,
  })
  expect(answer).toMatchObject({
    code: 'invalid_fields',
    errors: { demonstration: expect.any(String) },
  })
})

test('[OPS-04] terms and responsible gaming state the brand’s own minimum age', async () => {
  await using site = await createTestSite()
  const brandId = brandIdOf(site)
  const both = [await site.staff('admin'), await site.staff('admin2')] as const
  await publish(both, brandId, ({ accounts }) => ({
    accounts: { ...accounts, minimumAge: 21 },
  }))
  const pageOf = (language: string, id: string) =>
    site.visitor({ language }).must('GET /wps/content/page', { id })
  await eventually(async () => (await pageOf('EN', 'terms')).content.includes('21'))
  await eventually(async () => (await pageOf('EN', 'terms')).content.includes('21'))
  for (const language of ['EN', 'VI', 'CN', 'ID', 'TH', 'TY']) {
    for (const id of ['terms', 'responsible']) {
      const { content } = await pageOf(language, id)
      expect(content, `${id} ${language}`).toContain('21')
      expect(content, `${id} ${language}`).not.toMatch(/18|\{age\}/)
    }
  }
})
