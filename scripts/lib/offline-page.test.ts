import { completeLanguages } from '@fairhouse/i18n'
import { expect, test } from 'vitest'
import { offlinePage } from './offline-page.mjs'

test('the offline page contains everything it shows', async () => {
  const page = await offlinePage()
  for (const { code } of completeLanguages) expect(page).toContain(`"code":"${code}"`)
  expect(page).toContain('Mất kết nối mạng')
  expect(page).toContain(":root[data-theme='light']")
  expect(page).toContain('<h1>You are offline</h1>')
  // Its policy refuses style attributes, and nothing can be loaded offline.
  expect(page).not.toMatch(/<[^>]+ (style|src|href)=/)
  expect(page).not.toMatch(/LANGUAGES|(?<!\.)url\(|@import/)
})
