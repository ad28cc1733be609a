import { PassThrough } from 'node:stream'
import { topics } from '@fairhouse/protocol'
import { createTestSite, eventually, type TestSite } from '@fairhouse/site/testing'
import { expect, test } from 'vitest'
import { createPeer, Hub } from '#platform/socket'

const many = 2000
/** Limits how long one batch may block this process. */

async function addMany(site: TestSite, brandId: string): Promise<string[]> {
  const rows = await site.sql(
    `INSERT INTO member_account (id, brand_id, name, nickname, type, created_at)
    SELECT gen_random_uuid(), $1, 'crowd' || n, 'Crowd', 0, now()
    FROM generate_series(1, ${many}) AS n RETURNING id`,
    [brandId],
  )
  return rows.map(({ id }) => String(id))
}

/** Sockets that only listen, like open pages. */
function messageHub({ context: { kit, message } }: TestSite): Hub {
  const { clock, log, metrics } = kit
  const present: ConstructorParameters<typeof Hub>[0]['topics'][string]['present'] = async ({
    session,
    brandId,
  }) => session && message.inboxSnapshotOf({ memberId: session.subjectId, brandId })
  return new Hub({ topics: { message: { ...topics.message, present } }, clock, log, metrics })
}

test('a message to thousands online reaches all and delays nobody else', async () => {
  await using site = await createTestSite()
  const brandId = site.context.brands.all()[0]?.id ?? ''
  const hub = messageHub(site)
  const socket = { close: () => undefined, terminate: () => undefined, ping: () => undefined }
  const streams: PassThrough[] = []
  for (const subjectId of await addMany(site, brandId)) {
    const stream = new PassThrough()
    const session = { id: subjectId, kind: 'member', subjectId, brandId } as const
    hub.addPeer(createPeer(socket, stream, { brandId, session }))
    streams.push(stream)
    // Opened one after another, as real visitors arrive.
    if (streams.length % 40 === 0) await eventually(() => stream.readableLength > 0)
  }
  const isShown = (unread: number) => (stream: PassThrough) =>
    String(stream.read()).includes(`"unread":${unread}`)
  await eventually(() => streams.every(({ readableLength }) => readableLength > 0))
  expect(streams.filter(isShown(0))).toHaveLength(many)

  await site.context.message.writeAll(brandId, { EN: { title: 'Tonight', content: 'Be there.' } })
  let isOver = false
  const all = hub.resendToBrand('message', brandId).finally(() => {
    isOver = true
  })
  await site.visitor().must('GET /wps/system/status', {})
  expect(isOver).toBe(false)
  await all
  expect(streams.filter(isShown(1))).toHaveLength(many)
})
