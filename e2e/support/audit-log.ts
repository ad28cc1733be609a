import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Change = readonly [fact: string, before: string, after: string]

/** Expects the office's audit log to show this action with the values before and after. */
export async function expectLogged(
  page: Page,
  subject: string,
  action: string,
  changes: readonly Change[],
): Promise<void> {
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByRole('textbox', { name: 'Subject ID' }).fill(subject)
  await page.getByRole('combobox', { name: 'Action' }).selectOption(action)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByTitle(action, { exact: true }).first().click()
  const entry = page.getByRole('dialog').filter({ hasText: action })
  await expect(entry).toContainText(subject)
  for (const [fact, before, after] of changes) {
    const row = entry.getByRole('row', { name: fact })
    await expect(row.getByRole('cell')).toHaveText([before, after])
  }
  await entry.getByRole('button', { name: 'Close' }).click()
  await expect(entry).toBeHidden()
}
