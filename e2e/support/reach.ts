import type { Page } from '@playwright/test'

/**
 * Finds elements that are cut off and that a person cannot scroll to. Playwright scrolls anywhere,
 * so its own checks miss them.
 */
export async function findUnreachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Skip links are excluded: they come into view on focus.
    const links = 'a[href]:not([href^="#"])'
    const read = `${links}, button, input, select, textarea, summary, h1, h2, h3, p, dd, li`
    const isShown = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !one.closest('[inert], [aria-hidden="true"]')

    function isCut(one: Element): boolean {
      const { top, bottom } = one.getBoundingClientRect()
      let middle = (top + bottom) / 2
      for (let around: Element | null = one; around; around = around.parentElement) {
        const { overflowY, position } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        // Text for screen readers only.
        if (box.width <= 1) return false
        const scrolls = /auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight
        if (around !== one && scrolls) middle = Math.min(Math.max(middle, box.top), box.bottom)
        else if (around !== one && overflowY !== 'visible' && around !== document.body) {
          if (middle < box.top || middle > box.bottom) return true
        }
        if (position === 'fixed') return middle < 0 || middle > innerHeight
      }
      return false
    }

    return [...document.querySelectorAll(read)]
      .filter((one) => isShown(one) && isCut(one))
      .map((one) => one.outerHTML.slice(0, 200))
  })
}
