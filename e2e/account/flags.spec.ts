import type { Page } from '@playwright/test'
import type { Flag } from '@fairhouse/protocol'
import * as z from 'zod/mini'
import { openLogin, useRandomAddress } from '../support/accounts.ts'
import { expect, expectHydrated, removeServerDrawing, test } from '../support/fixtures.ts'

const registerForm = (page: Page) => page.getByRole('main').locator('form')

async function openRegister(page: Page) {
  await page.goto('/register')
  await expectHydrated(page)
  await expect(registerForm(page)).toBeVisible()
}

async function openByPhone(page: Page) {
  await openRegister(page)
  await page.getByRole('tab', { name: 'Phone' }).click()
}

async function openLoginDialog(page: Page) {
  await page.goto('/promotions')
  await openLogin(page)
}

async function openForgot(page: Page) {
  await openLoginDialog(page)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('dialog', { name: 'Forgot password' })).toBeVisible()
}

type Part = readonly [
  open: (page: Page) => Promise<void>,
  part: (page: Page) => ReturnType<Page['locator']>,
]

/** LIST of the flags with a part of a page, each with where it is. */
const parts: Partial<Record<Flag, Part>> = {
  USERNAMEREG3: [openRegister, (page) => registerForm(page).getByLabel('Username')],
  MOBILENUMREG3: [
    openRegister,
    (page) => page.getByRole('main').getByRole('tab', { name: 'Phone' }),
  ],
  REGMOBVERF3: [openRegister, (page) => registerForm(page).getByLabel('SMS verification code')],
  MOBILENUMPASSREG3: [
    openByPhone,
    (page) => registerForm(page).getByRole('textbox', { name: 'Password (optional)' }),
  ],
  DIRECTREG3: [openRegister, (page) => page.getByRole('button', { name: 'Direct registration' })],
  FREEPLAY3: [
    openRegister,
    (page) => page.getByRole('banner').getByRole('button', { name: 'Try for free' }),
  ],
  MOBILEVERCODELOGIN3: [
    openLoginDialog,
    (page) => page.getByRole('dialog').getByRole('tab', { name: 'SMS code' }),
  ],
  CHNGPASSVERIF3: [
    openForgot,
    (page) => page.getByRole('dialog').getByRole('tab', { name: 'By phone' }),
  ],
}

const node = z.object({ modId: z.string(), enabled: z.string() })
const groups = z.array(z.looseObject({ childrenNodes: z.array(z.looseObject(node.shape)) }))

for (const [flag, [open, part]] of Object.entries(parts)) {
  test(`[SITE-17] ${flag} switches its part of the page`, async ({ page }) => {
    await useRandomAddress(page)
    await removeServerDrawing(page)
    let enabled = '0'
    await page.route('**/wps/system/status', async (route) => {
      const answer = await route.fetch()
      const { value, ...envelope } = await answer.json()
      const childrenNodes = z
        .parse(groups, value.whitelabel.childrenNodes)
        .map(({ childrenNodes: all, ...group }) => ({
          ...group,
          childrenNodes: all.map((one) => (one.modId === flag ? { ...one, enabled } : one)),
        }))
      const whitelabel = { ...value.whitelabel, childrenNodes }
      await route.fulfill({ json: { ...envelope, value: { ...value, whitelabel } } })
    })
    await open(page)
    await expect(part(page)).toHaveCount(0)
    enabled = '1'
    await open(page)
    await expect(part(page).first()).toBeVisible()
  })
}
