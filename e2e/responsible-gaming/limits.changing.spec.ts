import { playAtSandbox } from '../support/bets.ts'
import { inDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn, watchRequests } from '../support/people.ts'
import { backdatePlay, panelOf, panelPath, phone } from '../support/safer.ts'

test.skip(() => !process.env.SITE_DATA_DIR, 'needs the database of a site of its own')

const setMarket = (market: string) =>
  inDatabase('UPDATE brand_brand SET market = $1 WHERE code = $2', [market, 'fairhouse'])

test.afterEach(() => setMarket('open'))

test('[RG-07] a strict market interrupts play each hour, whatever its player has chosen', async ({
  page,
  request,
}) => {
  const person = await newPerson(page)
  // The strict profile requires a verified identity before play.
  const known = 'UPDATE member_account SET identity_verified_at = now() WHERE name = $1'
  await inDatabase(known, [person.name])
  await setMarket('strict')
  await watchRequests(page)
  await page.setViewportSize(phone)
  await openSignedIn(page, person, `${panelPath}&part=check`)
  const panel = panelOf(page)
  await expect(panel.getByText('You get a reminder every 1 hour.')).toBeVisible()
  await expect(panel.getByText("Required by your country's rules.")).toBeVisible()
  await expect(panel.getByRole('radio', { name: '2 hours' })).toHaveCount(0)
  await playAtSandbox(request, person.name, [['400', '100']])
  await backdatePlay(person, '60 minutes')
  await page.goto('/game?gameCode=lucky-orchard')
  const check = panelOf(page, 'Reality check')
  await expect(check).toContainText(/Time played1 hour( \d minutes?)?Staked₫400\.00/)
  await expect(check).toContainText('Won₫100.00Session result-₫300.00')
  await expectAccessible(page)
  await check.getByRole('button', { name: 'Keep playing' }).click()
  await expect(check).toBeHidden()
})
