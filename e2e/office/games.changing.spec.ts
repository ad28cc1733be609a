import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt, staffClient } from '../support/office.ts'
import { must } from '../support/people.ts'

test('[OPS-06] a game is switched off and on again, and marked as hot', async ({
  page,
  context,
}) => {
  const colleague = await newStaff(page, 'content', 'auditor')
  await signInAt(page, '/office/catalogue', colleague)
  await expect(page.getByRole('link', { name: 'Fairhouse', exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page, 'vendors')
  await page.getByRole('link', { name: 'Fairhouse', exact: true }).click()
  await page.getByRole('textbox', { name: 'Name or code' }).fill('moon-bakery')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Moon Bakery')).toBeVisible()
  await expect(page.getByText('Nine Suns')).toBeHidden()
  await expectAccessible(page)
  await expectNoOverflow(page, 'games')

  const { request } = context
  const isHot = async () => {
    const { list } = await must(request, 'GET /wps/game/hot', {})
    return list.some(({ gameCode }) => gameCode === 'moon-bakery')
  }
  const turn = async (verb: 'off' | 'on') => {
    await page.getByRole('button', { name: `Switch ${verb}` }).click()
    const sure = page.getByRole('dialog', { name: `Switch Moon Bakery ${verb}?` })
    await sure.getByRole('textbox').fill('Its oven is cleaned')
    await sure.getByRole('button', { name: `Switch ${verb}` }).click()
    await expect(sure).toBeHidden()
  }
  await turn('off')
  await expect(page.getByText('Off', { exact: true })).toBeVisible()
  await expect.poll(isHot).toBe(false)
  const gone = await request.get('/wps/game/one?gameCode=moon-bakery')
  expect(gone.status()).toBe(404)
  await turn('on')
  await expect.poll(isHot).toBe(true)
  const hot = page.getByRole('button', { name: 'Mark Moon Bakery as hot' })
  await hot.click()
  await expect(hot).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(isHot).toBe(false)
  await hot.click()
  await expect.poll(isHot).toBe(true)

  await page.goto('/office/audit')
  await expect(
    page.getByRole('button', { name: 'Switched a provider or game on or off' }).first(),
  ).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Changed a game’s hot mark' }).first(),
  ).toBeVisible()
  await page.goto('/office/catalogue/returns')
  await expect(page.getByRole('heading', { name: 'By game' })).toBeVisible()
  await expectAccessible(page)
})

test('[OPS-06] quick clicks in the list are all carried out', async ({ page }) => {
  const colleague = await newStaff(page, 'content')
  await signInAt(page, '/office/catalogue/FAIRHOUSE', colleague)
  const rows = page.getByRole('row')
  await expect(rows.nth(4)).toBeVisible()
  const heading = rows.nth(4).getByRole('rowheader')
  const title = ((await heading.innerText()).split('\n')[0] ?? '').trim()
  const up = page.getByRole('button', { name: `Move ${title} up` })
  for (let click = 0; click < 3; click += 1) await up.click({ delay: 0 })
  await expect(rows.nth(1).getByRole('rowheader')).toContainText(title)
  const down = page.getByRole('button', { name: `Move ${title} down` })
  for (let click = 0; click < 3; click += 1) await down.click({ delay: 0 })
  await expect(rows.nth(4).getByRole('rowheader')).toContainText(title)
  // The list shows a click at once; the server gets them one after the other.
  const reader = await staffClient(page, 'content')
  const fourth = async () => {
    const { list } = await reader.must('GET /office/api/catalogue/games', { vendor: 'FAIRHOUSE' })
    return list[3]?.names.EN
  }
  await expect.poll(fourth).toBe(title)
  await page.reload()
  await expect(rows.nth(4).getByRole('rowheader')).toContainText(title)
})
