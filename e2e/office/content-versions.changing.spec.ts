import * as z from 'zod/mini'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'

const answer = z.object({ value: z.object({ url: z.url() }) })

test('[OPS-05] a draft is previewed, published, changed, reverted, removed and restored', async ({
  page,
  browser,
  baseURL,
  expected,
}) => {
  // A preview has no live connection.
  expected(/WebSocket connection .* response code: 403/)
  const editor = await newStaff(page, 'content')
  await signInAt(page, '/office/content/banner/new', editor)
  await page.getByRole('textbox', { name: 'Title' }).fill('Quiet hours')
  await page.getByRole('textbox', { name: 'URL slug' }).fill('quiet-hours')
  await page.getByRole('combobox', { name: 'Placement' }).selectOption('In-house games')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('link', { name: 'Quiet hours' })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page, 'content with a draft')

  // Only the browser with the preview pass sees the draft.
  const opening = page.waitForEvent('popup')
  const answering = page.waitForResponse(/content\/site$/)
  await page.getByRole('button', { name: 'Preview site with drafts' }).click()
  await expect((await opening).getByText('Preview with drafts')).toBeVisible()
  const { value } = answer.parse(await (await answering).json())
  const url = new URL(value.url)
  const [looking, other] = await Promise.all([browser.newContext(), browser.newContext()])
  const site = await looking.newPage()
  await site.goto(new URL(url.pathname + url.search, baseURL).href)
  await site.goto(new URL('/inhouse', baseURL).href)
  await expect(site.getByText('Preview with drafts')).toBeVisible()
  await expect(site.getByText('Quiet hours').first()).toBeVisible()
  await expectAccessible(site)
  const visitor = await other.newPage()
  await visitor.goto(new URL('/inhouse', baseURL).href)
  await expect(visitor.getByRole('main')).toBeVisible()
  await expect(visitor.getByText('Quiet hours')).toHaveCount(0)
  await expect(visitor.getByText('Preview with drafts')).toHaveCount(0)
  await site.getByRole('link', { name: 'Exit preview' }).click()
  await expect(site.getByText('Preview with drafts')).toHaveCount(0)

  await page.getByRole('link', { name: 'Quiet hours' }).click()
  await expect(page.getByText('Unpublished draft')).toBeVisible()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(visitor.getByText('Quiet hours').first()).toBeVisible()
  await page.getByRole('link', { name: 'Quiet hours' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Loud hours')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await page.getByRole('link', { name: 'Loud hours' }).click()
  await expect(page.getByText('Version 2')).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page, 'a history')
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore version 1' }).click()
  await expect(page.getByText('Version 3')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Quiet hours')

  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(visitor.getByText('Quiet hours')).toHaveCount(0)
  const gone = page.getByRole('row', { name: 'Quiet hours' })
  await gone.getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('link', { name: 'Quiet hours' })).toBeVisible()
  await expect(visitor.getByText('Quiet hours').first()).toBeVisible()
  await page.getByRole('link', { name: 'Quiet hours' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('link', { name: 'Quiet hours' })).toBeHidden()
  await Promise.all([looking.close(), other.close()])
})
