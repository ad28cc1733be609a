import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { addPlayer, createTestSite, type TestSite } from '@fairhouse/site/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberAccount } from '#modules/wallet'

let site: TestSite

/** The behaviour of each provider, by the first part of its host name. */
const lines = new Map<string, 'down' | 'silent' | 'up'>()
const waiting = new Set<ServerResponse>()
const done = JSON.stringify({ success: true, value: { state: 'done', balance: '0' } })
const server = createServer((request, response) => {
  const line = lines.get(request.url?.split('/')[1] ?? '')
  if (line === 'up') response.end(done)
  else if (line === 'silent') waiting.add(response)
  else response.destroy()
})

beforeAll(async () => {
  site = await createTestSite()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(async () => {
  server.close()
  await site.close()
})

async function plugIn(code: string, wallet: 'transfer' | 'seamless' = 'transfer') {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const baseUrl = `http://127.0.0.1:${port}/${code}`
  await site.context.gameProvider.put({ code, secret: 's', wallet, baseUrl, games: [`g-${code}`] })
}

/** Sends ten transfers that get no answer. */
async function send(memberId: string, vendor: string) {
  const input = { id: randomUUID(), memberId, vendor, direction: 'in', amount: '10' } as const
  expect(await site.context.gameProvider.transferWallets.move(input)).toBe('sent')
  return input
}

const stateOf = async ({ id, memberId }: { id: string; memberId: string }) =>
  (await site.context.gameProvider.transferWallets.find(id, memberId))?.state

test('transfers at a silent provider do not delay those at other providers', async () => {
  await plugIn('SILENT')
  await plugIn('PROMPT')
  const memberId = await addPlayer(site, 10n ** 9n)
  const stuck = await send(memberId, 'SILENT')
  await site.sql(
    `INSERT INTO vendor_transfer
       (id, vendor_code, member_id, direction, amount, currency, state, at)
     SELECT gen_random_uuid(), vendor_code, member_id, direction, amount, currency, state, at
     FROM vendor_transfer, generate_series(1, 200) WHERE id = $1`,
    [stuck.id],
  )
  await site.advance(1)
  const last = await send(memberId, 'PROMPT')
  lines.set('SILENT', 'silent').set('PROMPT', 'up')

  const run = site.context.gameProvider.transferWallets.settlePending()
  await expect.poll(() => stateOf(last)).toBe('done')
  expect(waiting.size).toBeGreaterThan(0)
  lines.set('SILENT', 'down')
  for (const response of waiting) response.destroy()
  await run
  const left = await site.sql(`SELECT count(*)::int AS count FROM vendor_transfer
    WHERE vendor_code = 'SILENT' AND state = 'sent'`)
  expect(left).toEqual([{ count: 201 }])
  await site.sql(`DELETE FROM vendor_transfer WHERE vendor_code = 'SILENT'`)
})

test('transfers of a removed provider are settled; failures are logged', async () => {
  for (const code of ['GONE', 'CHANGED', 'SAME']) await plugIn(code)
  const memberId = await addPlayer(site, 1_000_000n)
  const moves = []
  for (const code of ['GONE', 'CHANGED', 'CHANGED', 'SAME']) {
    moves.push(await send(memberId, code))
    await site.advance(1)
  }
  await site.sql(`DELETE FROM vendor_game WHERE vendor_code = 'GONE'`)
  await site.sql(`DELETE FROM vendor_vendor WHERE code = 'GONE'`)
  await site.context.gameProvider.reload()
  await plugIn('CHANGED', 'seamless')
  lines.set('CHANGED', 'up').set('SAME', 'up')

  const [, input] = moves
  if (!input) throw new Error('there are four')
  const { move, settlePending: settleAll } = site.context.gameProvider.transferWallets
  expect(await move(input)).toBe('done')
  await expect(move({ ...input, id: randomUUID() })).rejects.toThrow('no balance of its own')
  await settleAll()
  expect(await Promise.all(moves.map(stateOf))).toEqual(['sent', 'done', 'done', 'done'])
  expect(site.logs.some((line) => line.includes('there is no provider GONE'))).toBe(true)
  const cash = memberAccount(memberId, 'cash', 'VND')
  expect(await site.context.wallet.balanceOf([cash])).toBe(600_000n)
  expect((await site.context.wallet.audit()).findings).toEqual([])
})
