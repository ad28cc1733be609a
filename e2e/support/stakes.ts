import { createHmac, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Sends a wallet call as the demo's sandbox vendor, signed over the bytes of the body. */
async function callAsVendor(page: Page, verb: string, body: object) {
  const data = JSON.stringify(body)
  const timestamp = String(Date.now())
  const hmac = createHmac('sha256', 'sandbox-secret').update(`${timestamp}.${data}`)
  const headers = {
    'content-type': 'application/json',
    'x-vendor': 'SANDBOX',
    'x-timestamp': timestamp,
    'x-signature': hmac.digest('hex'),
  }
  const answer = await (await page.request.post(`/vendor/v1/${verb}`, { headers, data })).json()
  expect(answer).toMatchObject({ success: true })
  return answer.value
}

/** Plays a round at the sandbox vendor that pays the stake back. */
export async function stakeAndWin(page: Page, account: string, stake: string): Promise<void> {
  const gameCode = 'sandbox-game'
  const { value } = await (
    await page.request.post('/dev/ticket', { data: { account, gameCode } })
  ).json()
  const { session } = await callAsVendor(page, 'authenticate', { ticket: value.ticket })
  const [roundId, transactionId] = [randomUUID(), randomUUID()]
  const round = { session, gameCode, roundId, transactionId }
  await callAsVendor(page, 'play', { ...round, stake, win: stake })
}
