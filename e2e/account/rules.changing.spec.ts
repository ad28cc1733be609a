import { useRandomAddress } from '../support/accounts.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectHydrated, test } from '../support/fixtures.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const ask = () =>
  inDatabase(
    `INSERT INTO brand_register_rule (brand_id, field, position, required, accepted_pattern,
       pattern_id, min_length, max_length)
     SELECT id, 'nickname', 99, true, '^[0-8]+$', 6, 4, 4 FROM brand_brand WHERE code = $1`,
    ['fairhouse'],
  )

const change = (columns: string) =>
  inDatabase(`UPDATE brand_register_rule SET ${columns} WHERE field = $1`, ['nickname'])

const phoneLengths = (min: number, max: number) =>
  inDatabase(
    `UPDATE brand_register_rule SET min_length = $1, max_length = $2 WHERE field = 'mobileNum'`,
    [min, max],
  )

test.beforeEach(async ({ page }) => {
  await useRandomAddress(page)
  await page.goto('/register')
  await expectHydrated(page)
})

test.afterEach(async () => {
  await inDatabase('DELETE FROM brand_register_rule WHERE field = $1', ['nickname'])
  await phoneLengths(6, 15)
})

test('[VAL-01] [VAL-03] an open form follows the rule of a field in all its parts', async ({
  page,
}) => {
  test.slow()
  const nickname = page.locator('form [name=nickname]')
  const expectSaid = async (typed: string, said: string) => {
    // The page receives a changed rule with a delay.
    await expect(async () => {
      await nickname.fill(typed)
      await nickname.blur()
      await expect(nickname).toHaveAccessibleDescription(said, { timeout: 3000 })
    }).toPass({ intervals: [100] })
    await expect(nickname).toHaveValue(typed)
  }
  await expect(nickname).toHaveCount(0)
  await ask()
  await expect(nickname).toHaveAttribute('placeholder', 'Nickname *')
  await expect(nickname).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(nickname).toHaveAccessibleDescription('This field is required.')
  await expectSaid('12', 'Use 4 characters.')
  await expectSaid('abcd', 'Enter digits only. Length: 4.')
  // The brand's pattern applies in addition to the type.
  await expectSaid('1239', 'Enter digits only. Length: 4.')
  await expectSaid('1238', '')
  await change('max_length = 6')
  await expectSaid('abcd', 'Enter digits only. Length: 4–6.')
  await expectSaid('1234567', 'Use 4–6 characters.')
  await change('pattern_id = 15')
  await expectSaid('abcd', 'Use Korean letters only. Length: 4–6.')
  // A changed rule revalidates the field without a key press.
  await expectSaid('a b!', 'Use Korean letters only. Length: 4–6.')
  await change(`accepted_pattern = '*'`)
  await expectSaid('a b!', '')
  await expectSaid('abc', 'Use 4–6 characters.')
  await change(`required = false, type = 'password'`)
  await expect(nickname).toHaveAttribute('placeholder', 'Nickname')
  await expect(nickname).toHaveAttribute('type', 'password')
  await change('enabled = false')
  await expect(nickname).toHaveCount(0)
})

test('[VAL-03] a phone number of one length is asked for by its digits', async ({ page }) => {
  const number = page.locator('form').getByLabel('Phone number')
  const expectSaid = (said: string) =>
    expect(async () => {
      await number.fill('12')
      await number.blur()
      await expect(number).toHaveAccessibleDescription(said, { timeout: 3000 })
    }).toPass({ intervals: [100] })
  await phoneLengths(10, 10)
  await expectSaid('Enter a 10-digit phone number.')
})
