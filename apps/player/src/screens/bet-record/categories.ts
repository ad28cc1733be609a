import type { WordKey } from '@fairhouse/i18n'

/** LIST of the categories' text keys. */
export const categoryKeys: ReadonlyMap<string, WordKey> = new Map([
  ['RNG', 'shell.category_rng'],
  ['FISH', 'shell.category_fish'],
  ['PVP', 'shell.category_pvp'],
  ['LIVE', 'shell.category_live'],
  ['ELOTT', 'shell.category_elott'],
  ['LOTT', 'shell.category_lottery'],
  ['SPORTS', 'shell.category_sports'],
  ['ESPORTS', 'shell.category_esports'],
  ['COCKFIGHT', 'shell.category_cockfight'],
])
