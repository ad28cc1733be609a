import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectLogged } from '../support/audit-log.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { command } from '../support/command.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'

/** Signs in as an administrator and prepares a second one for approvals. */
async function signInAsAdministrator(page: Page): Promise<void> {
  const [who] = await Promise.all([
    newStaff(page, 'administrator', 'auditor'),
    staffClient(page, 'administrator'),
  ])
  await signInAt(page, '/office/brands', who)
}

/** Creates a brand for this test; browsers resolve every subdomain of `localhost`. */
async function makeBrand(
  page: Page,
  { isDemonstration = false } = {},
): Promise<{ brandId: string; site: string }> {
  const code = `b${randomBytes(4).toString('hex')}`
  await page.getByRole('button', { name: 'New brand' }).click()
  const made = page.getByRole('dialog', { name: 'New brand' })
  await made.getByRole('textbox', { name: 'Code' }).fill(code)
  await made.getByRole('textbox', { name: 'Name' }).fill('Lotus Club')
  await made.getByRole('combobox', { name: /^Default language/ }).selectOption('VI')
  await made.getByRole('textbox', { name: 'Domain' }).fill(`${code}.localhost`)
  if (isDemonstration) await made.getByRole('switch', { name: 'Demonstration brand' }).check()
  await made.getByRole('button', { name: 'Create brand' }).click()
  await expect(page.getByRole('heading', { name: 'Lotus Club' })).toBeVisible()
  const brandId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return { brandId, site: `http://${code}.localhost:${new URL(page.url()).port}/` }
}

/** Requests an action with a reason; the second administrator approves it. */
async function decide(page: Page, label: string, brandId: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  const dialog = page.getByRole('dialog', { name: label })
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('as agreed this morning')
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toBeHidden()
  await approve(page, brandId)
}

/** The second administrator approves the open request of this brand. */
async function approve(page: Page, brandId: string): Promise<void> {
  const second = await staffClient(page, 'administrator')
  const { list } = await second.must('GET /office/api/approvals', { state: 'open' })
  const approval = list.find(({ payload }) => payload.brandId === brandId)
  await second.must('POST /office/api/approval/approve', { id: approval?.id ?? '' })
}

/** Guarded changes wait for a second person. */
async function publish(page: Page, { isGuarded = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' })
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('its own colours')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(
    page.getByText(isGuarded ? 'Sent for approval.' : 'No unpublished changes'),
  ).toBeVisible()
}

const accentOf = (page: Page) => () =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--colour-accent').trim(),
  )

/** One click opens the site in a tab. */
async function openPreview(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview' }).click()
  return opening
}

const closed = { name: 'Bảo trì hệ thống' }

test('[OPS-04] a second brand is made, coloured, published, opened and closed', async ({
  page,
  context,
  expected,
}) => {
  // The closed site answers 503, on the first visit and to an open page.
  expected(/status of 503/)
  await signInAsAdministrator(page)
  const { brandId, site } = await makeBrand(page, { isDemonstration: true })
  await page.getByRole('tab', { name: 'Appearance' }).click()
  const dark = page.getByRole('group', { name: 'Dark' })
  await dark.getByRole('switch', { name: 'Custom colours' }).check()
  await dark.getByRole('textbox', { name: 'Accent', exact: true }).fill('#2a2a2a')
  await expect(page.getByText('Fix before publishing: colours.dark')).toBeVisible()
  await dark.getByRole('textbox', { name: 'Accent', exact: true }).fill('#c4a1ff')
  await expectAccessible(page)
  await publish(page)
  const player = await context.newPage()
  await player.goto(site)
  await expect(player.getByRole('heading', closed)).toBeVisible()
  await decide(page, 'Open site', brandId)
  await expect(player.getByRole('banner').getByText('Lotus Club')).toBeVisible()
  expect(await accentOf(player)()).toBe('#c4a1ff')
  await decide(page, 'Close for maintenance', brandId)
  await expect(player.getByRole('heading', closed)).toBeVisible()
  await expectLogged(page, brandId, 'brand.publish', [['version', '–', '2']])
})

/** Writes all pages in the brand's only language; the terms name the age by its placeholder. */
async function writePages(page: Page, brandId: string): Promise<void> {
  const colleague = await staffClient(page, 'content')
  const { list } = await colleague.must('GET /office/api/content', { brandId, kind: 'page' })
  for (const { piece, seen } of list) {
    const content = piece.id === 'terms' ? '<p>Từ {age} tuổi.</p>' : '<p>Của riêng chúng tôi.</p>'
    const words = { VI: { title: piece.words.VI?.title ?? piece.id, text: '', content } }
    const changed = { ...piece, words }
    await colleague.must('PUT /office/api/content', { brandId, piece: changed, seen: seen ?? '' })
  }
}

/** Adds a deposit method by bank transfer from the command line. */
async function addBankTransfer(site: string): Promise<void> {
  const [code = ''] = new URL(site).hostname.split('.')
  const facts = {
    brand: code,
    code: 'transfer',
    provider: 'bank',
    least: '100000',
    most: '5000000',
    'most-a-day': '9000000',
    quick: '100000',
    institution: 'Bank of the Lake',
    'account-number': '1234567',
    'account-name': 'LOTUS',
  }
  const args = Object.entries(facts).flatMap(([name, value]) => [`--${name}`, value])
  await command('payment-method', args)
}

test('[OPS-04] the checklist leads to all that a brand needs before it opens', async ({
  page,
  context,
  expected,
}) => {
  // The refused opening, and the closed site's answers.
  expected(/status of (409|503)/)
  await signInAsAdministrator(page)
  const { brandId, site } = await makeBrand(page)
  const checklist = page.getByRole('list', { name: 'Before opening' })
  const item = (name: string) => checklist.getByRole('listitem').filter({ hasText: name }).first()
  await expect(item('Legal texts')).toContainText('is not written yet')
  await expect(item('Help lines')).toContainText('Done')
  await expectAccessible(page)
  await expectNoOverflow(page, 'checklist')

  await page.getByRole('button', { name: 'Open site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open site' })
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('as agreed this morning')
  await dialog.getByRole('button', { name: 'Open site' }).click()
  await expect(dialog).toContainText('ready to open')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await item('Licence').getByRole('button', { name: 'Enter the licence' }).click()
  await page
    .getByRole('textbox', { name: 'Licence', exact: true })
    .fill('Gaming Board of Example, licence 12/345')
  await publish(page)
  await expect(item('Licence')).toContainText('Done')
  await page.getByRole('tab', { name: 'Accounts' }).click()
  await page.getByRole('textbox', { name: 'Minimum age' }).fill('21')
  await publish(page, { isGuarded: true })
  await approve(page, brandId)

  const terms = item('Minimum age').getByRole('link')
  await expect(terms).toHaveAttribute('href', `/office/content/page/terms?brand=${brandId}`)
  await writePages(page, brandId)
  await page.reload()
  await expect(item('Legal texts')).toContainText('Done')
  await expect(item('Minimum age')).toContainText('Done')
  await expect(item('Translations')).toContainText('Done')
  await addBankTransfer(site)
  await page.goto(`/office/brands/${brandId}`)
  await expect(page.getByText('Everything is in place.')).toBeVisible()

  await decide(page, 'Open site', brandId)
  const player = await context.newPage()
  await player.goto(site)
  const footer = player.getByRole('contentinfo')
  await expect(footer).toContainText('21+')
  await expect(footer).toContainText('từ 21 tuổi')
  await player.goto(new URL('/help', site).href)
  await expect(player.getByRole('article')).toContainText('Từ 21 tuổi.')
})

test('[OPS-04] a brand is previewed before it opens, its form changed, and changed back', async ({
  page,
  expected,
}) => {
  // A preview has no socket, because the socket would report that the site is closed.
  expected(/WebSocket/)
  await signInAsAdministrator(page)
  await makeBrand(page)
  const looked = await openPreview(page)
  await expect(looked.getByRole('banner').getByText('Lotus Club')).toBeVisible()
  await page.getByRole('tab', { name: 'Registration' }).click()
  const form = page.getByRole('region', { name: /^Registration form/ })
  await expect(form).toContainText('Tên đăng nhập')
  await page.getByRole('button', { name: 'Remove Email' }).click()
  await expect(form).not.toContainText('Email')
  await expectAccessible(page)
  await publish(page)
  await page.getByRole('tab', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Version 2' }).click()
  await expect(page.getByRole('dialog', { name: 'Version 2' })).toContainText('registerRules')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Restore' }).last().click()
  const back = page.getByRole('dialog', { name: 'Restore version 1 as a draft?' })
  await back.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await publish(page)
  await page.getByRole('tab', { name: 'Registration' }).click()
  await expect(form).toContainText('Email')
  for (const tab of ['General', 'Domains', 'Features', 'Accounts', 'Regions', 'Links']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectAccessible(page)
    await expectNoOverflow(page, tab)
  }
})

test('[SEC-08] the countries and caps of codes are changed, published and logged', async ({
  page,
}) => {
  await signInAsAdministrator(page)
  const { brandId } = await makeBrand(page)
  await page.getByRole('tab', { name: 'Verification codes' }).click()
  await page.getByRole('textbox', { name: 'Countries that receive SMS codes' }).fill('VN\nth')
  const hour = page.getByRole('textbox', { name: 'SMS codes per hour, all countries' })
  await hour.fill('4000')
  await expect(page.getByText('Fix before publishing: codes.smsHour')).toBeVisible()
  await hour.fill('450')
  await expect(page.getByRole('table', { name: /^Usage/ })).toContainText('All countries')
  await expectAccessible(page)
  await expectNoOverflow(page, 'Verification codes')
  await publish(page)
  await expect(page.getByRole('table', { name: /^Usage/ })).toContainText('450')
  await expectLogged(page, brandId, 'brand.publish', [['version', '–', '2']])
})

test('[SHELL-08] a licence is entered for a brand, shown to its players, and taken back', async ({
  page,
  expected,
}) => {
  // A preview hears no news: those say that the site is closed.
  expected(/WebSocket/)
  await signInAsAdministrator(page)
  await makeBrand(page)
  const player = await openPreview(page)
  const footer = player.getByRole('contentinfo')
  const licence = footer.getByRole('region', { name: 'Giấy phép' })
  await expect(footer).toContainText('Lotus Club')
  await expect(licence).toHaveCount(0)

  const text = page.getByRole('textbox', { name: 'Licence', exact: true })
  const link = page.getByRole('textbox', { name: 'Licence register (link)' })
  await expect(link).toHaveCount(0)
  await text.fill('Gaming Board of Example, licence 12/345')
  await link.fill('board.example/12')
  await expect(page.getByText('Fix before publishing: licence.url')).toBeVisible()
  await link.fill('https://board.example/12')
  await expectAccessible(page)
  await publish(page)
  await player.reload()
  await expect(licence).toContainText('Gaming Board of Example, licence 12/345')
  await expect(licence.getByRole('link', { name: 'Kiểm tra giấy phép' })).toHaveAttribute(
    'href',
    'https://board.example/12',
  )
  await expectAccessible(player, 'footer')

  await text.fill('')
  await publish(page)
  await player.reload()
  await expect(footer).toContainText('Lotus Club')
  await expect(licence).toHaveCount(0)
})
