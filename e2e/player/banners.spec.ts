import type { Page } from '@playwright/test'
import { bannerGroups } from '@fairhouse/protocol'
import * as z from 'zod/mini'
import { expect, expectAccessible, expectHydrated, test } from '../support/fixtures.ts'
import { expectSlide, shownLink, slider } from '../support/slider.ts'

/** A page of each group. */
const pages: Record<(typeof bannerGroups)[number], string> = {
  home: '/',
  rng: '/rng',
  live: '/live',
  fish: '/fish',
  pvp: '/pvp',
  sports: '/cockfight',
  esports: '/esports',
  lottery: '/elott',
  download: '/down',
  promotions: '/promotions',
  pointsMall: '/pointMall',
  help: '/helpmc',
  register: '/register',
  inhouse: '/inhouse',
}

const banners = z.object({ list: z.array(z.object({ title: z.string() })) })

const slides = (page: Page) => slider(page).locator('[aria-roledescription=slide]')

/** The running countdowns to the next slide, by their length in milliseconds. */
const turns = (page: Page) =>
  slider(page).evaluate((one) =>
    one.getAnimations({ subtree: true }).flatMap((turn) => {
      const isTurn = turn instanceof CSSAnimation && turn.animationName === 'turn'
      return isTurn && turn.playState === 'running'
        ? [turn.effect?.getComputedTiming().duration]
        : []
    }),
  )

/** As if the time of the slide were over. */
const endTurn = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (one instanceof CSSAnimation && one.animationName === 'turn') one.finish()
    }
  })

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[SHELL-07] each group of pages has its banners, and one alone stands still', async ({
  page,
  request,
}) => {
  test.slow()
  for (const groupName of bannerGroups) {
    await page.goto(pages[groupName])
    await expectHydrated(page)
    const answer = await request.get(`/wps/content/banners?groupName=${groupName}`)
    const { list } = z.parse(banners, (await answer.json()).value)
    expect(list, groupName).not.toEqual([])
    await expect(slides(page), groupName).toHaveCount(list.length)
    for (const [place, { title }] of list.entries()) {
      await expect(slides(page).nth(place), groupName).toContainText(title)
    }
    const dots = slider(page).getByRole('button', { name: /^Show / })
    await expect(dots, groupName).toHaveCount(list.length > 1 ? list.length : 0)
    if (list.length > 1) await expect.poll(() => turns(page), groupName).toEqual([5000])
    else expect(await turns(page), groupName).toEqual([])
  }
})

test('[SHELL-07] on home slides are centred, turn after 5 s, loop and follow their link', async ({
  page,
}) => {
  await page.goto('/')
  await expectHydrated(page)
  for (const number of [1, 2, 3]) {
    await expectSlide(page, number)
    await page.mouse.move(0, 0)
    await expect.poll(() => turns(page)).toEqual([5000])
    await endTurn(page)
  }
  // After the last one comes the first.
  await expectSlide(page, 1)
  await slider(page).getByRole('button', { name: 'Pause slides' }).click()
  await slider(page).getByRole('button', { name: 'Show 1 of 3' }).click()
  await expectSlide(page, 1)
  await shownLink(page).click()
  await expect(page).toHaveURL(/\/helpmc$/)
})

test('[SHELL-07] the help centre has its banners in its content, below the heading', async ({
  page,
}) => {
  await page.goto('/helpmc')
  await expectHydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Highlights' })).toBeVisible()
  const isBelow = await page.evaluate(() => {
    const [heading, one] = [document.querySelector('h1'), document.querySelector('section')]
    return Boolean(heading && one && heading.compareDocumentPosition(one) & 4)
  })
  expect(isBelow).toBe(true)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectAccessible(page)
  // A search shows what it finds instead.
  await page.getByRole('searchbox').fill('exclusion')
  await expect(slider(page)).toHaveCount(0)
})
