import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { becomePayee, paymentPassword, png } from './payee.ts'
import { must, mustSealed, type Person } from './people.ts'
import { stakeAndWin } from './stakes.ts'

/** A transfer that its member has proved by a picture, and that people must look at. */
export async function proveTransfer(page: Page, { token }: Person, amount: string) {
  const { request } = page.context()
  const id = randomUUID()
  const { methods } = await must(request, 'GET /wps/deposit/methods', {}, token)
  const method = methods.find(({ kind }) => kind === 'bank')?.method ?? ''
  const { reference } = await must(request, 'PUT /wps/deposit', { id, method, amount }, token)
  await must(request, 'POST /wps/deposit/proof', { id, image: png.toString('base64') }, token)
  return { id, reference }
}

/** What a member asks for who has played with what was paid in; answers the id. */
export async function askForMoney(page: Page, person: Person, amount: string): Promise<string> {
  const { request } = page.context()
  const { token } = person
  await stakeAndWin(page, person.name, '100000')
  await stakeAndWin(page, person.name, '10000')
  const accountId = await becomePayee(page, person)
  const asked = { id: randomUUID(), accountId, amount, paymentPassword }
  return (await mustSealed(request, 'PUT /wps/withdrawal', asked, token)).id
}
