import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { newPerson, openSignedIn } from '../support/people.ts'

const scripts = '**/assets/*.js'

type Fault = 'fails' | 'takes over 120 s'

/** Keeps code from loading until it is released. */
async function block(page: Page, fault: Fault) {
  const held: Route[] = []
  let isReleased = false
  // Time stands still, so that only the test counts to 120 s.
  if (fault !== 'fails') {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  }
  await page.route(scripts, (route) => {
    if (isReleased) return route.continue()
    return fault === 'fails' ? route.abort() : void held.push(route)
  })
  return {
    /** The error comes at once, or after 120 s and no earlier. */
    async wait(alert: ReturnType<Page['getByRole']>) {
      if (fault === 'fails') return
      await expect.poll(() => held.length).toBeGreaterThan(0)
      await page.clock.fastForward(119_000)
      await expect(alert).toHaveCount(0)
      await page.clock.fastForward(2000)
      await page.clock.resume()
    },
    async release() {
      isReleased = true
      await Promise.all(held.map((route) => route.continue()))
    },
  }
}

for (const fault of ['fails', 'takes over 120 s'] as const) {
  test(`[SITE-12] code of a page or dialog that ${fault} raises an error with a retry`, async ({
    page,
    expected,
  }) => {
    expected(/Failed to (load resource|fetch)|error loading|preload|took too long/i)
    const again = page.getByRole('button', { name: 'Try again' })
    await page.clock.install()
    await page.goto('/')
    await expectHydrated(page)
    await expect(page.getByText('Live', { exact: true })).toBeVisible()

    const screen = await block(page, fault)
    const crashed = page.getByRole('main').getByRole('alert')
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await screen.wait(crashed)
    await expect(crashed).toContainText("This page couldn't be shown")
    await expectAccessible(page)
    await screen.release()
    await again.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions')

    const dialog = await block(page, fault)
    const notLoaded = page.getByRole('alert').filter({ hasText: "This window didn't load" })
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    await dialog.wait(notLoaded)
    await expect(notLoaded).toBeVisible()
    await expectAccessible(page)
    await dialog.release()
    await again.click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    await expect(notLoaded).toHaveCount(0)
  })

  test(`[SITE-12] code of the member centre that ${fault} raises an error with a retry`, async ({
    page,
    expected,
  }) => {
    expected(/Failed to (load resource|fetch)|error loading|preload|took too long/i)
    const again = page.getByRole('button', { name: 'Try again' })
    await page.clock.install()
    await openSignedIn(page, await newPerson(page), '/promotions')
    await expectHydrated(page)
    const account = page.getByRole('button', { name: /^Account:/ })
    await account.click()

    const centre = await block(page, fault)
    const notLoaded = page.getByRole('alert').filter({ hasText: "This window didn't load" })
    await page.getByRole('menuitem', { name: 'Member centre' }).click()
    await centre.wait(notLoaded)
    await expect(notLoaded).toBeVisible()
    await centre.release()
    await again.click()
    const profile = page.getByRole('dialog', { name: 'Profile' })
    await expect(profile.getByRole('navigation')).toBeVisible()

    const part = await block(page, fault)
    await profile.getByRole('navigation').getByRole('button', { name: 'Security' }).click()
    const security = page.getByRole('dialog', { name: 'Security' })
    const failed = security.getByRole('alert')
    await part.wait(failed)
    await expect(failed).toContainText("This page didn't load")
    await expectAccessible(page, 'dialog[open]')
    await part.release()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(security.getByRole('button', { name: /^Password/ })).toBeVisible()
  })
}
