import { expect, type Locator, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { inDatabase } from './database.ts'
import type { Person } from './people.ts'

export const phone = { width: 360, height: 740 }
export const panelPath = '/promotions?centre=safer'

export const panelOf = (page: Page, name = 'Responsible gaming') =>
  page.getByRole('dialog', { name })

/** Sets a limit by its form; returns the notice that the form shows before it is sent. */
export async function setLimit(panel: Locator, limit: string, typed: string): Promise<string> {
  await panel.getByRole('button', { name: new RegExp(`^(Set limit|Change) ${limit}$`) }).click()
  const field = panel.getByRole('textbox', { name: limit })
  await expect(field).toBeFocused()
  await field.fill(typed)
  const said = await panel.locator('form [role=status]').innerText()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(field).toBeHidden()
  return said
}

export async function idOf({ name }: Person): Promise<string> {
  const rows = await inDatabase('SELECT id FROM member_account WHERE name = $1', [name])
  const [row] = z.parse(z.array(z.object({ id: z.string() })), rows)
  return row?.id ?? ''
}

/** Updates rows of one player, for example to simulate that time has passed. */
export const updateRows = ({ name }: Person, change: string, values: unknown[]) =>
  inDatabase(
    `UPDATE ${change} WHERE member_id = (SELECT id FROM member_account WHERE name = $1)
     RETURNING member_id`,
    [name, ...values],
  )

/** Waits until the site has recorded the play session, then moves its start into the past. */
export async function backdatePlay(person: Person, span: string, money = ''): Promise<void> {
  const change = `limits_sitting SET began_at = began_at - $2::interval ${money}`
  await expect.poll(() => updateRows(person, change, [span])).toHaveLength(1)
}
