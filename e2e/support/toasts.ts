import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Records toasts from the page's start: a slow machine may miss one while it is on screen. */
export async function recordToasts(page: Page): Promise<(text: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shownToasts: shown })
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[popover][role=status] p')) {
        shown.add(toast.textContent)
      }
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const read = () =>
    page.evaluate(() => {
      const shown: unknown = Reflect.get(window, 'shownToasts')
      return shown instanceof Set ? [...shown].join('\n') : ''
    })
  return (text) => expect.poll(read).toContain(text)
}
