import type { PackCode } from '@fairhouse/i18n'
import { prepareFooter } from './footer.ts'
import { prepareSide } from './side/index.ts'
import { prepareTabBar } from './tab-bar.ts'

/** Loads the lazy parts of the shell before the server renders. */
export async function prepareShell(language: PackCode): Promise<void> {
  await Promise.all([prepareFooter(language), prepareSide(language), prepareTabBar(language)])
}
