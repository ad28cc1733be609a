import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeFor } from './accounts.ts'
import { must, mustSealed, type Person } from './people.ts'
import { noteSecret } from './secrets.ts'
import { stakeAndWin } from './stakes.ts'

const paymentPassword = '739155'

/** One white dot. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC'

/** A transfer that its member has proved by a picture, and that people must look at. */
export async function proveTransfer(page: Page, { token }: Person, amount: string) {
  const { request } = page.context()
  const id = randomUUID()
  const { methods } = await must(request, 'GET /wps/deposit/methods', {}, token)
  const method = methods.find(({ kind }) => kind === 'bank')?.method ?? ''
  const { reference } = await must(request, 'PUT /wps/deposit', { id, method, amount }, token)
  await must(request, 'POST /wps/deposit/proof', { id, image: png }, token)
  return { id, reference }
}

/** A number that shows to be whole, and that nobody else has: a shared one is held for review. */
export function newCard(): string {
  const digits = `4${String(randomInt(10 ** 13, 10 ** 14))}`
  const sum = Array.from(digits, Number).reduce((total, digit, place) => {
    const weighted = place % 2 === 0 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** An account that money can be paid to, after a fresh proof by the mailbox; answers its id. */
export async function bindCard(page: Page, { token, email }: Person, number: string) {
  const { request } = page.context()
  await must(request, 'POST /wps/session/stepUp/send', { way: 'email' }, token)
  const proof = { way: 'email', code: await codeFor(page, email) } as const
  await mustSealed(request, 'POST /wps/session/stepUp', proof, token)
  const card = { kind: 'bank', institution: 'First Bank', number, name: 'Lê Thị Mai' } as const
  return (await mustSealed(request, 'PUT /wps/withdrawal/account', card, token)).id
}

/** What a member asks for who has played with what was paid in; answers the id. */
export async function askForMoney(
  page: Page,
  person: Person,
  amount: string,
  card = newCard(),
): Promise<string> {
  const { request } = page.context()
  const { token } = person
  noteSecret(page, paymentPassword)
  await stakeAndWin(page, person.name, '100000')
  await stakeAndWin(page, person.name, '10000')
  const accountId = await bindCard(page, person, card)
  const chosen = { password: paymentPassword }
  await mustSealed(request, 'POST /wps/withdrawal/password', chosen, token)
  const asked = { id: randomUUID(), accountId, amount, paymentPassword }
  return (await mustSealed(request, 'PUT /wps/withdrawal', asked, token)).id
}

/** Who was sent a part says that it did not come, with a picture. */
export async function sayNotReceived(page: Page, { token }: Person): Promise<void> {
  const { request } = page.context()
  const { list } = await must(request, 'GET /wps/withdrawal/list', {}, token)
  const id = list[0]?.parts[0]?.id ?? ''
  const said = { id, received: false, image: png }
  await must(request, 'POST /wps/withdrawal/confirm', said, token)
}
