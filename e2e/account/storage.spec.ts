import type { Page } from '@playwright/test'
import { expect, expectHydrated, test } from '../support/fixtures.ts'
import { addLabel } from '../support/labels.ts'
import { must, newPerson, openSignedIn } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const sessionOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)))
const localOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

test('[SITE-15] storage has the session, the choices and the favourites of each account', async ({
  page,
}) => {
  const person = await newPerson(page)
  await addLabel(person.name, 'member', 'Gold')
  await page.goto('/promotions')
  await expectHydrated(page)
  const before = await sessionOf(page)
  expect(before).toMatchObject({ merchant: 'Fairhouse', merchantCode: 'fairhouse' })
  for (const key of ['token', 'account', 'isAgent', 'memberLabel', 'customerId']) {
    expect(before, 'of a visitor').not.toHaveProperty(key)
  }

  await openSignedIn(page, person, '/promotions')
  const { token = '' } = await sessionOf(page)
  const { id } = await must(page.request, 'GET /wps/member/info', {}, token)
  await expect
    .poll(() => sessionOf(page))
    .toMatchObject({
      token: expect.stringMatching(/^[\w-]{20,}$/),
      account: person.name,
      merchant: 'Fairhouse',
      merchantCode: 'fairhouse',
      isAgent: '0',
      memberLabel: 'Gold',
      memberLabelColor: '#ffffff',
      memberLabelBackground: '#5b21b6',
      customerId: id,
    })

  await page.getByRole('banner').getByRole('button', { name: /light/i }).click()
  await expect.poll(() => localOf(page)).toMatchObject({ theme: 'light' })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('VI')
  await expect.poll(() => localOf(page)).toMatchObject({ lang: 'VI', hisLang: 'VI' })
  await page.getByRole('combobox', { name: 'Ngôn ngữ' }).selectOption('EN')
  await expect.poll(() => localOf(page)).toMatchObject({ lang: 'EN', hisLang: 'EN' })

  const { list } = await must(page.request, 'GET /wps/game/hot', {})
  const [first] = list
  await page.goto('/hot')
  await expectHydrated(page)
  await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click()
  const own = `favourites ${person.name}`
  await expect.poll(async () => (await localOf(page))[own]).toBe(`[${first?.nodeId}]`)

  // Another account in this browser has its own.
  const other = await newPerson(page)
  await page.evaluate(() => sessionStorage.clear())
  await openSignedIn(page, other, '/hot')
  await expect.poll(() => sessionOf(page)).toMatchObject({ account: other.name, memberLabel: '' })
  await expect.poll(async () => (await localOf(page))[`favourites ${other.name}`]).toBe('[]')
  expect((await localOf(page))[own]).toBe(`[${first?.nodeId}]`)
})
