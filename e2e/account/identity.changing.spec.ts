import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { staffClient } from '../support/office.ts'
import { completeStepUp, newPerson, openSignedIn } from '../support/people.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

/** A PNG of one white pixel. */
const buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
)
const picture = { name: 'card.png', mimeType: 'image/png', buffer }
const deposits = '/promotions?centre=depositv2'

const setMarket = (market: string) =>
  inDatabase(`UPDATE brand_brand SET market = $2 WHERE code = $1`, ['fairhouse', market])

test.use({ viewport: { width: 360, height: 740 } })
test.afterEach(() => setMarket('open'))

test('[ACC-05] a deposit needs a verified identity first', async ({ page, expected }) => {
  expected(/403/)
  const risk = await staffClient(page, 'risk')
  const person = await newPerson(page)
  await setMarket('strict')
  await openSignedIn(page, person, deposits)
  const deposit = page.getByRole('dialog', { name: 'Deposit' })
  const security = page.getByRole('dialog', { name: 'Security' })
  // The site applies the market profile with a delay.
  await expect(async () => {
    await page.goto(deposits)
    await deposit.getByRole('textbox', { name: 'Amount' }).fill('500000')
    await deposit.getByRole('button', { name: 'Continue' }).click()
    await expect(security).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(security).toContainText(
    'Before you play, deposit or withdraw, we need to verify your identity',
  )
  await security.getByRole('button', { name: 'Submit' }).click()
  await expect(security.getByRole('alert')).toHaveText('Choose an image of each side first.')
  await security.getByLabel('Front: Choose image').setInputFiles(picture)
  await security.getByLabel('Back: Choose image').setInputFiles(picture)
  await expectAccessible(page)
  await expectNoOverflow(page, 'identity')
  await security.getByRole('button', { name: 'Submit' }).click()
  await expect(security.getByText("We're reviewing your document")).toBeVisible()
  await expect(security).toContainText(/ID card, submitted .+ We'll let you know as soon as/)

  const { list } = await risk.must('GET /office/api/identity', {})
  const facts = { realName: 'Mai Lê', birthday: '1990-05-01', idNumber: person.mobile }
  await risk.must('POST /office/api/identity/accept', { id: list.at(-1)?.id ?? '', ...facts })
  await page.goto('/promotions?centre=securityCenter&part=identity')
  await expect(security.getByText('Your identity is verified')).toBeVisible()
  await expectAccessible(page)
  await page.goto(deposits)
  await deposit.getByRole('textbox', { name: 'Amount' }).fill('500000')
  await deposit.getByRole('button', { name: 'Continue' }).click()
  await expect(deposit.getByText('Awaiting payment')).toBeVisible()
})

test('[ACC-13] after a year away one more proof wakes the account', async ({ page, expected }) => {
  expected(/403/)
  const person = await newPerson(page)
  await inDatabase(`UPDATE member_account SET last_seen_at = $2 WHERE name = $1`, [
    person.name,
    new Date(Date.now() - 400 * 24 * 3600 * 1000),
  ])
  await openSignedIn(page, person, deposits)
  const deposit = page.getByRole('dialog', { name: 'Deposit' })
  await deposit.getByRole('textbox', { name: 'Amount' }).fill('500000')
  await deposit.getByRole('button', { name: 'Continue' }).click()
  const security = page.getByRole('dialog', { name: 'Security' })
  await expect(security.getByText('Your account is inactive')).toBeVisible()
  await expectAccessible(page)
  await security.getByRole('button', { name: "Verify it's you" }).click()
  await completeStepUp(page, person)
  await expect(security.getByText('Your account is inactive')).toBeHidden()
  await page.goto(deposits)
  await deposit.getByRole('textbox', { name: 'Amount' }).fill('500000')
  await deposit.getByRole('button', { name: 'Continue' }).click()
  await expect(deposit.getByText('Awaiting payment')).toBeVisible()
})
