import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeFor } from './accounts.ts'
import { staffClient } from './office.ts'
import { must, mustSealed, type Person } from './people.ts'
import { noteSecret } from './secrets.ts'

export const paymentPassword = '739155'

/** A PNG of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E' +
    'rkJggg==',
  'base64',
)

/** A random card number with a valid check digit: a number of two members is held for review. */
export function newCard(): string {
  const digits = `4${String(randomInt(10 ** 13, 10 ** 14))}`
  const sum = Array.from(digits, Number).reduce((total, digit, place) => {
    const weighted = place % 2 === 0 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Adds a bank account after a step-up by email; returns its id. */
export async function bindCard(page: Page, { token, email }: Person, number: string) {
  const { request } = page.context()
  await must(request, 'POST /wps/session/stepUp/send', { way: 'email' }, token)
  const proof = { way: 'email', code: await codeFor(page, email) } as const
  await mustSealed(request, 'POST /wps/session/stepUp', proof, token)
  const card = { kind: 'bank', institution: 'Vietcombank', number, name: 'Lê Thị Mai' } as const
  return (await mustSealed(request, 'PUT /wps/withdrawal/account', card, token)).id
}

/** Adds a bank account and sets a payment password; returns the account's id. */
export async function addPayoutAccount(
  page: Page,
  person: Person,
  card = newCard(),
): Promise<string> {
  noteSecret(page, paymentPassword)
  const id = await bindCard(page, person, card)
  const chosen = { password: paymentPassword }
  const { request } = page.context()
  await mustSealed(request, 'POST /wps/withdrawal/password', chosen, person.token)
  return id
}

/** Deposits by a bank transfer that a cashier approves. */
export async function payInByTransfer(page: Page, { token }: Person, amount: string) {
  const { request } = page.context()
  const id = randomUUID()
  await must(request, 'PUT /wps/deposit', { id, method: 'transfer', amount }, token)
  await must(request, 'POST /wps/deposit/proof', { id, image: png.toString('base64') }, token)
  const cashier = await staffClient(page, 'cashier')
  await cashier.must('POST /office/api/deposit/claim', { id })
  await cashier.must('POST /office/api/deposit/approve', { id, reason: 'seen on the account' })
}
