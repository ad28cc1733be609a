import type { PackCode } from '@fairhouse/i18n'
import { prepareFooter } from './footer.ts'
import { prepareGames, prepareSocial } from './side/index.ts'

/** Loads the lazy parts of the shell before the server renders. */
export async function prepareShell(language: PackCode): Promise<void> {
  await Promise.all([prepareFooter(language), prepareGames(language), prepareSocial(language)])
}
