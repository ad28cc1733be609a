import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTestSite, openSocket, type TestSite } from '@fairhouse/site/testing'

/** A socket that has been shown the present version. */
async function contentSocket(site: TestSite) {
  const socket = await openSocket(site.address)
  await socket.next()
  socket.send({ subscribe: ['content'] })
  return { socket, present: await socket.next() }
}

const rename = (site: TestSite, title: string) =>
  site.sql(`UPDATE content_banner SET words = $1 WHERE id = 'slots'`, [{ EN: { title, text: '' } }])

test('a changed row makes open pages reload their content', async () => {
  await using site = await createTestSite()
  const { socket, present } = await contentSocket(site)
  await using _ = socket
  const { contentVersion } = await site.visitor().must('GET /wps/system/status', {})
  expect(present).toEqual({
    topic: 'content',
    seq: contentVersion,
    data: { version: contentVersion },
  })
  await rename(site, 'Reels')
  const changed = await socket.next()
  const version = contentVersion + 1
  expect(changed).toEqual({ topic: 'content', seq: version, data: { version } })
  for (let process = 0; process < 2; process += 1) {
    const { list } = await site.visitor().must('GET /wps/content/banners', { groupName: 'rng' })
    expect(list[0]?.title).toBe('Reels')
  }
})

test('many rows make one message, in order, and the last is always sent', async () => {
  await using site = await createTestSite()
  const { socket, present } = await contentSocket(site)
  await using _ = socket
  await site.sql(`UPDATE content_banner SET position = position + 1`)
  expect(await socket.next()).toMatchObject({ seq: present.seq + 1 })
  const heard = socket.all.length
  for (let change = 0; change < 30; change += 1) await rename(site, `Reels ${change}`)
  const last = present.seq + 31
  await expect.poll(() => socket.all.at(-1)?.seq).toBe(last)
  await sleep(400)
  const actual = socket.all.slice(heard).map(({ seq }) => seq)
  expect(actual).toEqual([...new Set(actual)].toSorted((a, b) => a - b))
})

test('only subscribers of the brand receive its content messages', async () => {
  await using site = await createTestSite()
  await site.operator.addBrand('lotus', 'Lotus')
  await expect
    .poll(async () => (await site.visitor({ merchant: 'lotus' }).send('/wps/system/status')).status)
    .toBe(200)
  await using lotus = await openSocket(site.address, { merchant: 'lotus' })
  lotus.send({ subscribe: ['content'] })
  await lotus.next()
  expect(await lotus.next()).toEqual({ topic: 'content', seq: 0, data: { version: 0 } })
  await using quiet = await openSocket(site.address)
  await rename(site, 'Reels')
  await sleep(500)
  expect(lotus.all).toHaveLength(2)
  expect(quiet.all.map(({ topic }) => topic)).toEqual(['status'])
})
