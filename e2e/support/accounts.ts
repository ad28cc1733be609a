import { randomBytes, randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { noteSecret } from './secrets.ts'

/** A password that no list of leaked passwords contains. */
export const goodPassword = 'Jade-Lantern-4471'

export const newName = () => `player${randomBytes(4).toString('hex')}`

/** A random Vietnamese mobile number. Stays below 099, where some ranges are unassigned. */
export const newNumber = () => `09${randomInt(10_000_000, 98_999_999)}`

/** Dismisses announcement popups whenever they appear after sign-in. */
async function dismissPopups(page: Page): Promise<void> {
  const read = page.getByRole('button', { name: 'Got it' })
  await page.addLocatorHandler(read, () => read.click())
}

/** Gives the page a random client address, because rate limits count by address. */
export async function useRandomAddress(page: Page): Promise<void> {
  const part = () => randomInt(1, 254)
  await dismissPopups(page)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
}

const letters = z.array(z.object({ text: z.string(), code: z.optional(z.string()) }))

/** Returns the code that a phone number or a mailbox received last. */
export async function codeFor(page: Page, to: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/dev/outbox?to=${encodeURIComponent(to)}`, {
        headers: { accept: 'application/json' },
      })
      const [newest] = z.parse(letters, await answer.json())
      code = newest?.code
      return code
    })
    .toBeTruthy()
  noteSecret(page, code ?? '')
  return code ?? ''
}

/** Fills in the characters of the captcha that this browser is shown. */
export async function readCaptcha(page: Page, within = page.locator('form')): Promise<void> {
  await expect(within.locator('img[data-captcha]')).toBeVisible()
  const answer = await page.request.get('/dev/captcha')
  const { answer: text } = z.parse(z.object({ answer: z.string() }), await answer.json())
  await within.getByLabel('Characters in the image').fill(text)
}

export async function openLogin(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByLabel('Username or phone number')).toBeVisible()
  return dialog
}

/** Signs in through the dialog and closes the welcome dialog. */
export async function logIn(page: Page, name: string, password: string): Promise<void> {
  const dialog = await openLogin(page)
  await dialog.getByLabel('Username or phone number').fill(name)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  const greeting = page.getByRole('dialog', { name: /Welcome/ })
  await expect(greeting).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(greeting).toBeHidden()
}

/** Simulates a closed browser: clears the tab's storage, and the cookies too to keep nothing. */
export async function closeBrowser(page: Page, keep: 'cookies' | 'nothing'): Promise<void> {
  // An address of the same origin without a page, so that no script sends requests meanwhile.
  await page.goto('/openapi.json')
  await page.evaluate(() => sessionStorage.clear())
  if (keep === 'nothing') await page.context().clearCookies()
  await page.goto('/promotions')
}

export const storedInTab = (page: Page, key: string) =>
  page.evaluate((name) => sessionStorage.getItem(name), key)
