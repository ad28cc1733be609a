import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { newStaff, signInAt } from '../support/office.ts'

test('[OPS-01] staff sign in with a second factor and see what their role allows', async ({
  page,
  expected,
}) => {
  expected(/401/)
  const cashier = await newStaff(page, 'cashier')
  await page.goto('/office/deposits')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'One-time code' }).fill('123')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Enter all six digits.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Username' }).fill(cashier.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(cashier.password)
  await page.getByRole('textbox', { name: 'One-time code' }).fill('000000')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()

  await signInAt(page, '/office/deposits', cashier)
  await expect(page.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Deposits · Fairhouse office')
  const areas = page.getByRole('navigation', { name: 'Main menu' })
  await expect(areas.getByRole('link')).toHaveText([
    'Overview',
    'Deposits',
    'Withdrawals',
    'Claims',
    'Payout accounts',
    'Payments',
    'Members',
    'Emergency stops',
    'Approvals',
  ])
  await page.goto('/office/audit')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await areas.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: `Account: ${cashier.username}` }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goto('/office/deposits')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test(
    '[OPS-01] a session that is over leads to the sign-in, in any language and theme',
    { tag: '@full' },
    async ({ page, context, expected }) => {
      expected(/401/)
      const support = await newStaff(page, 'support')
      await signInAt(page, '/office/own', support)
      await expect(page.getByText('This session')).toBeVisible()
      await expectNoOverflow(page, 'the own account')
      // Another tab of the browser shares the session.
      const second = await context.newPage()
      await second.goto('/office')
      await expect(second.getByText(`Hello ${support.username}.`)).toBeVisible()
      await page.getByRole('button', { name: 'Light theme' }).click()
      await page.getByRole('combobox', { name: 'Language' }).selectOption('VI')
      await expect(page.getByRole('heading', { name: 'Tài khoản của bạn' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
      await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
      await expectAccessible(page)
      await expectNoOverflow(page, 'in Vietnamese')
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expectAccessible(page)
      await menu.getByRole('link', { name: 'Phản hồi' }).click()
      await expect(menu).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Phản hồi', exact: true })).toBeVisible()
      // Without its cookie the session is over; the next call signs both tabs out.
      await context.clearCookies({ name: 'fairhouse-office' })
      await expect(page.getByRole('heading', { name: 'Đăng nhập' })).toBeVisible()
      await expect(second.getByRole('heading', { name: 'Log in' })).toBeVisible()
    },
  )
})

test('[SES-03] lists refresh only while staff are active', async ({ page }) => {
  const cashier = await newStaff(page, 'cashier')
  await page.clock.install()
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/office/api/deposit')) count += 1
  })
  await signInAt(page, '/office/deposits', cashier)
  await expect(page.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible()
  const askedAfter = async (time: string) => {
    const before = count
    await page.clock.runFor(time)
    return count - before
  }
  // A live list is still polled every 30 seconds, in case a message was lost.
  expect(await askedAfter('00:40')).toBeGreaterThan(0)
  await page.clock.runFor('03:00')
  expect(await askedAfter('01:10')).toBe(0)
  await page.mouse.move(300, 300)
  await expect.poll(() => askedAfter('00:05')).toBeGreaterThan(0)
})
