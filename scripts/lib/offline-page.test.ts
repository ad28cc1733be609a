import { completeLanguages } from '@fairhouse/i18n'
import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.mjs'

test('the page without a network has all that it shows in it', async () => {
  const page = await offlinePage()
  for (const { code } of completeLanguages) expect(page).toContain(`"code":"${code}"`)
  expect(page).toContain('Mất kết nối mạng')
  expect(page).toContain(":root[data-theme='light']")
  expect(page).toContain('<h1>You are offline</h1>')
  // A style attribute or an address to load from would be refused by its policy, or not come.
  expect(page).not.toMatch(/<[^>]+ (style|src|href)=/)
  expect(page).not.toMatch(/LANGUAGES|(?<!\.)url\(|@import/)
})
