import { amountOf } from '@fairhouse/money'
import { expect, test } from '../support/fixtures.ts'
import {
  cutSockets,
  fetchRecord,
  inVnd,
  openGame,
  parseWireAmount,
  readRound,
} from '../support/game-frames.ts'
import { newPerson } from '../support/people.ts'

test.use({ viewport: { width: 360, height: 640 } })

interface Message {
  id: number
  call?: string
  body?: { id?: string }
}

test('a game plays over its socket, whose address has no session', async ({ page }) => {
  const { name } = await newPerson(page)
  const sent: Message[] = []
  const answered = new Set<number>()
  const addresses: string[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/studio/')) return
    addresses.push(new URL(socket.url()).pathname + new URL(socket.url()).search)
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload))))
    socket.on('framereceived', ({ payload }) => answered.add(JSON.parse(String(payload)).id))
  })
  const overHttp: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/studio/v1/act')) overHttp.push(request.url())
  })
  const frame = await openGame(page, name, 'lucky-orchard')
  await expect.poll(() => answered.size).toBeGreaterThan(0)
  await frame.game.locator('[data-spin="ready"]').press('Space')
  const read = await readRound(frame, null)
  const acts = sent.filter(({ call }) => call === 'act')
  expect(acts.map(({ body }) => body?.id)).toEqual([read.id])
  expect(acts.every(({ id }) => answered.has(id))).toBe(true)
  expect(overHttp).toEqual([])
  expect(addresses).toEqual(['/studio/v1/socket'])
})

test('a socket cut in the middle of a spin: the round that was played is shown', async ({
  page,
}) => {
  const { name } = await newPerson(page)
  let answers = 0
  let lost: string | undefined
  // The session is accepted, and the answer to the first spin is lost.
  await cutSockets(page, (answer) => {
    answers += 1
    if (lost !== undefined || !answer.includes('"round"')) return false
    lost = answer
    return true
  })
  const frame = await openGame(page, name, 'dragon-pearl')
  await expect.poll(() => answers).toBeGreaterThan(0)
  const asked = page.waitForRequest('**/studio/v1/act')
  const { game } = frame
  await game.locator('[data-spin="ready"]').press('Space')
  const read = await readRound(frame, null)
  expect((await asked).postDataJSON().id).toBe(read.id)
  const { round } = await fetchRecord(page, read.id)
  expect(JSON.parse(lost ?? '{}').value.round).toMatchObject({ id: read.id, win: round.win })
  expect(BigInt(read.total) * parseWireAmount(round.credit)).toBe(parseWireAmount(round.win))
  const balance = amountOf(
    parseWireAmount('100000') - parseWireAmount(round.stake) + parseWireAmount(round.win),
  )
  expect(read.balance).toBe(inVnd(balance))

  // The next spin goes over a socket again.
  const before = answers
  await expect(game.locator('[data-spin="ready"]')).toBeVisible()
  await expect
    .poll(async () => {
      await game.locator('[data-spin="ready"]').press('Space')
      return answers
    })
    .toBeGreaterThan(before + 1)
  await expect(game.locator('[data-notice]')).toHaveCount(0)
})
