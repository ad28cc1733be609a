import type { Page } from '@playwright/test'

export type Region = 'header' | 'banner' | 'footer' | 'side'

/** Which parts of the shell stand around a page; the slides of a page itself are no region. */
export const regionsOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1')
    const slides = document.querySelector('[aria-roledescription=carousel]')
    const isAbove = slides && heading && slides.compareDocumentPosition(heading) === 4
    const found = {
      header: document.querySelector('header'),
      banner: isAbove ? slides : null,
      footer: document.querySelector('footer'),
      side: document.querySelector('aside#side nav'),
    }
    return Object.entries(found).flatMap(([name, one]) => (one?.checkVisibility() ? [name] : []))
  })
