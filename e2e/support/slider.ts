import { expect, type Page } from '@playwright/test'
import { removeServerDrawing } from './fixtures.ts'

const bannersPath = '**/wps/content/banners?*'

export interface TestBanner {
  bannerId: string
  linkageType: 'none' | 'page' | 'web'
  url: string
  image: string
  title: string
}

/** Mocks the banner list with these banners, or lets the request fail. */
export async function answerBanners(page: Page, banners: TestBanner[] | 'failure'): Promise<void> {
  await removeServerDrawing(page)
  await page.route(bannersPath, (route) => {
    if (banners === 'failure') return route.abort()
    const list = banners.map((banner) => ({ ...banner, groupName: 'home', text: 'Some words' }))
    return route.fulfill({ json: { success: true, value: { list }, message: '' } })
  })
}

export const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' })

const shownSlide = (page: Page) => page.locator('[aria-roledescription=slide]:not([inert])')

export const shownLink = (page: Page) => shownSlide(page).getByRole('link')

/** Waits until only the slide with this number is active. */
export async function expectSlide(page: Page, number: number): Promise<void> {
  const dot = slider(page).getByRole('button', { name: `Show ${number} of` })
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await expect(shownSlide(page)).toHaveCount(1)
  await expect(shownSlide(page)).toHaveAccessibleName(new RegExp(`^${number} of`))
  await expectCentred(page)
}

/** Expects the active slide in the middle of the slider, within 3 pixels. */
async function expectCentred(page: Page): Promise<void> {
  const away = () =>
    page.evaluate(() => {
      const slide = document.querySelector('[aria-roledescription=slide]:not([inert])')
      const track = slide?.parentElement
      if (!slide || !track) return Infinity
      const [one, other] = [slide.getBoundingClientRect(), track.getBoundingClientRect()]
      return Math.abs(one.x + one.width / 2 - other.x - other.width / 2)
    })
  await expect.poll(away).toBeLessThan(3)
}
