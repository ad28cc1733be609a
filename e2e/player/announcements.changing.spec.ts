import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const hostile = [
  '<p id="sign">Read <b>this</b></p>',
  '<script>document.body.dataset.harmed = "script"</script>',
  '<img src="x" onerror="document.body.dataset.harmed = \'handler\'">',
  '<a href="javascript:document.body.dataset.harmed = 1">Link</a>',
].join('')

/** Two of each type, so that all together need a second page. */
const announcements = ['B', 'PL', 'PU', 'PR', 'H'].flatMap((type) =>
  [1, 2].map((number) => ({
    id: `row-${type.toLowerCase()}-${number}`,
    type,
    words: { EN: { title: `${type} number ${number}`, content: hostile } },
  })),
)

const tabs = { B: 'News', PL: 'For players', PU: 'Important', PR: 'Offers', H: 'Good to know' }

test('[PROMO-05] announcements: five types, nine a page, popups after login, safe HTML', async ({
  page,
}) => {
  test.slow()
  const person = await newPerson(page)
  await inDatabase(
    `INSERT INTO content_announcement (brand_id, id, type, platform, execution, at, words)
     SELECT brand.id, row.id, row.type, 'W', 'B', now() - interval '1 minute', row.words
     FROM brand_brand AS brand,
       jsonb_to_recordset($2::jsonb) AS row (id text, type text, words jsonb)
     WHERE brand.code = $1`,
    ['fairhouse', JSON.stringify(announcements)],
  )
  try {
    const harmed = () => page.evaluate(() => document.body.dataset.harmed)
    await page.goto('/')
    await expectHydrated(page)
    await page.getByRole('button', { name: 'Read all' }).click()
    const dialog = page.getByRole('dialog', { name: 'Announcements' })
    const entries = dialog.getByRole('tabpanel').locator('ul > li:has(time)')
    await expect(entries).toHaveCount(9)
    await expect(dialog.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Page 2' }).click()
    await expect(entries).not.toHaveCount(9)
    await expect(entries).not.toHaveCount(0)
    for (const [type, name] of Object.entries(tabs)) {
      await dialog.getByRole('tab', { name }).click()
      await expect(entries.filter({ hasText: /number \d/ })).toHaveText([
        new RegExp(`^${type} number`),
        new RegExp(`^${type} number`),
      ])
    }
    const text = entries.first().locator('b', { hasText: 'this' })
    await expect(text).toBeVisible()
    await expect(entries.locator('script, [onerror], [href^=javascript], #sign')).toHaveCount(0)
    expect(await harmed()).toBeUndefined()

    // All popups come in one dialog after a login, once, and no other type does.
    await page.keyboard.press('Escape')
    await signIn(page, person)
    const greeting = page.getByRole('dialog', { name: /Welcome/ })
    await expect(greeting).toBeVisible()
    await page.keyboard.press('Escape')
    const popup = page.getByRole('dialog', { name: 'Announcements' })
    await expect(popup).toBeVisible()
    await expect(popup.getByRole('heading', { name: /^PU number \d$/ })).toHaveCount(2)
    await expect(popup.getByRole('heading', { name: /^(B|PL|PR|H) number/ })).toHaveCount(0)
    await expect(popup.locator('b', { hasText: 'this' })).toHaveCount(2)
    await expect(popup.locator('script, [onerror], [href^=javascript], #sign')).toHaveCount(0)
    await expectAccessible(page)
    await popup.getByRole('button', { name: 'Got it' }).click()
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('popups')))
      .toMatch(/row-pu-1.*row-pu-2|row-pu-2.*row-pu-1/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await harmed()).toBeUndefined()
  } finally {
    await inDatabase(`DELETE FROM content_announcement WHERE id LIKE 'row-%'`, [])
  }
})
