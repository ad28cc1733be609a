import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addPayoutAccount, newCard, paymentPassword, png } from './payee.ts'
import { must, mustSealed, type Person } from './people.ts'
import { stakeAndWin } from './stakes.ts'

/** Deposits by bank transfer and uploads the proof, so that the deposit waits for review. */
export async function proveTransfer(page: Page, { token }: Person, amount: string) {
  const { request } = page.context()
  const id = randomUUID()
  const { methods } = await must(request, 'GET /wps/deposit/methods', {}, token)
  const method = methods.find(({ kind }) => kind === 'bank')?.method ?? ''
  const { reference } = await must(request, 'PUT /wps/deposit', { id, method, amount }, token)
  await must(request, 'POST /wps/deposit/proof', { id, image: png.toString('base64') }, token)
  return { id, reference }
}

/** Stakes what was deposited, then requests a withdrawal; returns its id. */
export async function requestWithdrawal(
  page: Page,
  person: Person,
  amount: string,
  card = newCard(),
): Promise<string> {
  const { request } = page.context()
  const { token } = person
  await stakeAndWin(page, person.name, '100000')
  await stakeAndWin(page, person.name, '10000')
  const accountId = await addPayoutAccount(page, person, card)
  const input = { id: randomUUID(), accountId, amount, paymentPassword }
  return (await mustSealed(request, 'PUT /wps/withdrawal', input, token)).id
}

/** Reports the first payout of the latest withdrawal as not received, with a picture. */
export async function reportNotReceived(page: Page, { token }: Person): Promise<void> {
  const { request } = page.context()
  const { list } = await must(request, 'GET /wps/withdrawal/list', {}, token)
  const id = list[0]?.parts[0]?.id ?? ''
  const said = { id, received: false, image: png.toString('base64') }
  await must(request, 'POST /wps/withdrawal/confirm', said, token)
}
