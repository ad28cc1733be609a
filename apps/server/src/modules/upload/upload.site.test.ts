import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { chunk, createTestSite, jpg, png, type TestSite } from '@fairhouse/site/testing'

const route = 'GET /wps/upload/image'
const script = Buffer.from('<script>alert(document.domain)</script>')

async function ownerOn(site: TestSite) {
  const client = await site.signedIn('demo')
  const { id: ownerId } = await client.must('GET /wps/member/info', {})
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const about = { ownerId, brandId, purpose: 'deposit' } as const
  const keep = (bytes: Buffer) => site.context.upload.keep(bytes.toString('base64'), about)
  return { client, about, keep }
}

const filesOf = ({ context }: TestSite) => {
  const folder = context.kit.config.uploadDir
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

test('a picture is stored encrypted and shown to its owner only', async () => {
  await using site = await createTestSite()
  const { client, about, keep } = await ownerOn(site)
  const id = await keep(png(8, 8, chunk('tEXt', Buffer.from('taken at home'))))
  const { type, data } = await client.must(route, { id })
  const shown = Buffer.from(data, 'base64')
  expect([type, shown.includes('taken at home')]).toEqual(['png', false])
  expect(await sharp(shown).metadata()).toMatchObject({ width: 8, height: 8, format: 'png' })
  const [file = ''] = filesOf(site)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
  expect(readFileSync(file).includes('PNG')).toBe(false)
  const { upload } = site.context
  expect(await upload.ownOf(id, '01890000-0000-7000-8000-000000000000')).toBeUndefined()
  expect(await upload.read(id)).toEqual({ type, data: shown })
  // Neither by its path nor by a path traversal.
  for (const path of [
    `/uploads/${id}`,
    `/uploads/${id.slice(0, 2)}/${id}`,
    `/.data/uploads/${id}`,
  ]) {
    const response = await client.send(path, { method: 'GET' })
    expect((await response.text()).includes('PNG')).toBe(false)
    expect(response.headers.get('content-type') ?? '').not.toMatch(/image|octet/)
  }
  for (const wrong of ['../../anchors.jsonl', `${id}/../${id}`, id.slice(1), '']) {
    const { answer } = await client.call(route, { id: wrong })
    expect(answer).toMatchObject({ success: false, code: 'bad_request' })
  }
  // A file moved to another id does not decrypt.
  const other = await keep(jpg)
  writeFileSync(file, readFileSync(filesOf(site).find((one) => one.endsWith(other)) ?? ''))
  await expect(upload.read(id)).rejects.toThrow()
  expect(await upload.exportOf(about.ownerId)).toHaveLength(2)
})

/** A header of eight by eight pixels, with far more data. */
const inflating = Buffer.concat([
  png(8, 8).subarray(0, 33),
  chunk('IDAT', deflateSync(Buffer.alloc(60_000_000))),
  chunk('IEND', Buffer.alloc(0)),
])

const noPictures: [string, Buffer][] = [
  ['a page', script],
  ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['a gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['a webp', Buffer.concat([Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1'), Buffer.alloc(20)])],
  ['a document', Buffer.from('%PDF-1.7\n%%EOF')],
  ['a program', Buffer.from('\x7fELF', 'latin1')],
  ['an archive', Buffer.from('PK\x03\x04', 'latin1')],
  ['a page behind a jpg’s name', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), script])],
  ['a bomb by its size', png(30_000, 30_000)],
  ['a bomb by its sides', png(10_001, 1)],
  ['more than five megabytes', Buffer.concat([jpg, Buffer.alloc(5 * 1024 * 1024)])],
  ['one whose data is cut', jpg.subarray(0, -20)],
  ['nothing', Buffer.alloc(0)],
]

test('files that are not pictures are refused, and polyglots are made harmless', async () => {
  await using site = await createTestSite()
  const { client, keep } = await ownerOn(site)
  for (const [name, bytes] of noPictures) {
    await expect(keep(bytes), name).rejects.toMatchObject({ code: 'invalid_fields' })
  }
  expect(await site.sql('SELECT id FROM upload_picture')).toEqual([])
  await keep(inflating).catch(() => undefined)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  const both = [
    Buffer.concat([jpg, script]),
    Buffer.concat([jpg.subarray(0, 2), comment, jpg.subarray(2)]),
    Buffer.concat([png(8, 8), Buffer.from('PK\x03\x04', 'latin1'), script]),
    png(8, 8, chunk('tEXt', script)),
  ]
  for (const polyglot of both) {
    const { data } = await client.must(route, { id: await keep(polyglot) })
    const shown = Buffer.from(data, 'base64').toString('latin1')
    expect([shown.includes('script'), shown.includes('PK\x03\x04')]).toEqual([false, false])
  }
})

test('a member uploads at most thirty pictures a day, also in parallel', async () => {
  await using site = await createTestSite()
  const { keep } = await ownerOn(site)
  const sent = await Promise.all(
    Array.from({ length: 34 }, () =>
      keep(jpg).then(
        () => 'kept',
        ({ code }) => String(code),
      ),
    ),
  )
  expect(sent.filter((one) => one === 'kept')).toHaveLength(30)
  expect(sent.filter((one) => one === 'too_many_requests')).toHaveLength(4)
  expect(filesOf(site)).toHaveLength(30)
})

test('unreferenced pictures are removed after a day, the rest after their retention', async () => {
  await using site = await createTestSite()
  const { about, keep } = await ownerOn(site)
  const { upload } = site.context
  const [proof, stray] = [await keep(jpg), await keep(jpg)]
  upload.keepReferenced('deposit', async (ids) => ids.filter((id) => id === proof))
  // No claim references this one.
  const claim = { ...about, purpose: 'withdrawal' } as const
  const unclaimed = await upload.keep(jpg.toString('base64'), claim)
  await upload.sweep()
  expect(filesOf(site)).toHaveLength(3)
  await site.advance(86_401)
  const fresh = await keep(jpg)
  await upload.sweep()
  expect(await upload.read(stray)).toBeUndefined()
  expect(await upload.read(unclaimed)).toBeUndefined()
  expect(filesOf(site)).toHaveLength(2)
  // Closing the account removes pictures that prove no payment.
  await upload.forget(about.ownerId)
  expect(await upload.read(fresh)).toBeUndefined()
  const left = await upload.exportOf(about.ownerId)
  expect(left.map(({ id }) => id)).toEqual([proof])
  await site.advance(5 * 366 * 86_400)
  await upload.sweep()
  expect(filesOf(site)).toEqual([])
  expect(await site.sql('SELECT id FROM upload_picture')).toEqual([])
})
