import { authenticatorOf } from '@fairhouse/site/testing'
import { useRandomAddress } from '../support/accounts.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectHydrated, test } from '../support/fixtures.ts'
import { newPerson, signIn } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const password = 'Fairhouse-demo-1'

/** The authenticator that the demo prints for its agent. */
const app = authenticatorOf('otpauth://totp/agent?secret=FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO')

const host = () => new URL(process.env.SITE_URL ?? '').hostname

const openForAgents = () =>
  inDatabase(
    `INSERT INTO brand_domain (host, brand_id, agent_site)
     SELECT $1, id, true FROM brand_brand WHERE code = 'fairhouse'`,
    [host()],
  )

test.beforeEach(async ({ page }) => useRandomAddress(page))
test.afterEach(() => inDatabase('DELETE FROM brand_domain WHERE host = $1', [host()]))

test('[AUTH-12] an agents’ site refuses members by name and lets agents in', async ({
  page,
  expected,
}) => {
  test.slow()
  expected(/Failed to load resource/)
  const main = page.getByRole('main')
  await openForAgents()
  await expect(async () => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Agent login' })).toBeVisible({
      timeout: 5000,
    })
  }).toPass()
  await expectHydrated(page)
  await main.getByLabel('Username or phone number').fill('demo')
  await main.getByRole('textbox', { name: 'Password' }).fill(password)
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(main.getByRole('alert')).toHaveText('Non-agents cannot log in.')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await main.getByLabel('Username or phone number').fill('agent')
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  const prove = page.getByRole('dialog', { name: "Verify it's you" })
  await prove.getByRole('button', { name: 'Authenticator app' }).click()
  await prove.getByRole('textbox', { name: 'Code from the app' }).fill(app.code())
  await prove.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
})

test(
  'on a site for agents nobody is offered an account',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const offers = /href="\/register"|>Try for free</
    const drawn = async () => (await page.request.get(baseURL ?? '')).text()
    await expect.poll(drawn).toMatch(offers)
    await openForAgents()
    await expect.poll(drawn).not.toMatch(offers)
    await page.goto('/')
    await expectHydrated(page)
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Register' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try for free' })).toHaveCount(0)
    await page.goto('/register')
    await expect(page).toHaveURL('/login')
    await expect(page.getByRole('heading', { name: 'Agent login' })).toBeVisible()
  },
)

test('[AUTH-12] a non-member account is refused by name', async ({ page, expected }) => {
  expected(/Failed to load resource/)
  const person = await newPerson(page)
  await inDatabase(
    `UPDATE member_account SET type = 4, expires_at = now() + interval '1 day' WHERE name = $1`,
    [person.name],
  )
  await page.context().clearCookies()
  await signIn(page, person)
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog.getByRole('alert')).toHaveText('Non-member account unable to login.')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})
