import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { openGame } from '../support/game-frames.ts'

/** Nothing scrolls sideways in the frame. */
const widthOver = (frame: Locator) => frame.evaluate((one) => one.scrollWidth - one.clientWidth)

for (const [width, height] of [
  [360, 740],
  [1440, 900],
  [740, 360],
] as const) {
  test(`with text of twice the size all controls are in reach, ${width} x ${height}`, async ({
    playwright,
    baseURL,
  }) => {
    const { launchOptions } = test.info().project.use
    const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width, height } })
      for (const gameCode of ['dragon-pearl', 'lucky-orchard']) {
        const { game } = await openGame(page, 'demo', gameCode)
        const frame = game.locator('.game-frame')
        await expect(frame).toHaveCSS('font-size', '32px')
        expect(await widthOver(frame), gameCode).toBeLessThanOrEqual(0)
        // What a round needs is seen at once, the rest by scrolling at most.
        const controls = game.getByRole('region', { name: 'Game controls' })
        if (height > 700) {
          for (const name of ['Decrease bet', 'Increase bet', 'Spin']) {
            await expect(controls.getByRole('button', { name, exact: true })).toBeInViewport({
              ratio: 1,
            })
          }
        }
        for (const button of await frame.getByRole('button').all()) {
          if (await button.isVisible()) await button.hover({ trial: true })
        }
        await controls.getByRole('button', { name: 'Spin', exact: true }).click()
        await expect(game.locator('[data-mirror="ready"][data-mirror-round]')).toBeAttached()
      }
    } finally {
      await browser.close()
    }
  })
}
