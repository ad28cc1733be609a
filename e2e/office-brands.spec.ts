import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectLogged } from './audit-log.ts'
import { expect, expectAccessible, expectNoOverflow, test } from './fixtures.ts'
import { clerkOf, newColleague, signInAt } from './office.ts'

/** Asks for it with a reason; a second colleague agrees. */
async function decide(page: Page, label: string, brandId: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  const dialog = page.getByRole('dialog', { name: label })
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('as agreed this morning')
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toBeHidden()
  const second = await clerkOf(page, 'administrator')
  const { list } = await second.must('GET /office/api/approvals', { state: 'open' })
  const asked = list.find(({ payload }) => payload.brandId === brandId)
  await second.must('POST /office/api/approval/approve', { id: asked?.id ?? '' })
}

test('[OPS-04] a brand is made, coloured, previewed, published, opened and closed', async ({
  page,
  context,
  expected,
}) => {
  // A closed site, a preview without live news, and what a page asks for in that moment.
  expected(/status of 503|WebSocket/)
  const code = `b${randomBytes(4).toString('hex')}`
  const { port } = new URL(process.env.SITE_URL ?? '')
  const site = `http://${code}.localhost:${port}/`
  await signInAt(page, '/office/brands', await newColleague(page, 'administrator', 'auditor'))
  await page.getByRole('button', { name: 'New brand' }).click()
  const made = page.getByRole('dialog', { name: 'New brand' })
  await made.getByRole('textbox', { name: 'Code' }).fill(code)
  await made.getByRole('textbox', { name: 'Name' }).fill('Lotus Club')
  await made.getByRole('combobox', { name: /^Language/ }).selectOption('VI')
  await made.getByRole('textbox', { name: 'Domain' }).fill(`${code}.localhost`)
  await made.getByRole('button', { name: 'Create it' }).click()
  await expect(page.getByRole('heading', { name: 'Lotus Club' })).toBeVisible()
  const brandId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.getByRole('tab', { name: 'Look' }).click()
  const dark = page.getByRole('group', { name: 'Dark' })
  await dark.getByRole('switch', { name: 'Colours of its own' }).check()
  await dark.getByRole('textbox', { name: 'Accent', exact: true }).fill('#2a2a2a')
  await expect(page.getByText('Not to be published yet: colours.dark')).toBeVisible()
  await dark.getByRole('textbox', { name: 'Accent', exact: true }).fill('#c4a1ff')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish this?' })
  await publish.getByRole('textbox', { name: /^Reason/ }).fill('its own colours')
  await publish.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('As players see it')).toBeVisible()
  await page.getByRole('tab', { name: 'Registration' }).click()
  await expect(page.getByRole('region', { name: /^The form/ })).toContainText('Tên đăng nhập')
  await expectNoOverflow(page, 'brand')

  const player = await context.newPage()
  await player.goto(site)
  await expect(player.getByRole('heading', { name: 'Bảo trì hệ thống' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  const way = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href')
  const looked = await context.newPage()
  await looked.goto(way ?? '')
  await expect(looked.getByRole('banner').getByText('Lotus Club')).toBeVisible()
  const accent = () =>
    looked.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--colour-accent').trim(),
    )
  await expect.poll(accent).toBe('#c4a1ff')
  await context.clearCookies({ name: /preview/ })

  await decide(page, 'Open the site', brandId)
  await expect(player.getByRole('banner').getByText('Lotus Club')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Close for maintenance' })).toBeVisible()
  await decide(page, 'Close for maintenance', brandId)
  await expect(player.getByRole('heading', { name: 'Bảo trì hệ thống' })).toBeVisible()
  await expectLogged(page, brandId, 'brand.publish', [['version', '–', '2']])
  await expectLogged(page, brandId, 'brand.create', [['maintenance', '–', 'true']])
})
