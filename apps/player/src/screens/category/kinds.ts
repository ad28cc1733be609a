import type { WordKey } from '@fairhouse/i18n'
import type { GameListInput } from '#features/games'

export interface Kind {
  readonly title: WordKey
  readonly image: string
  /** Input of the games call; omitted if the page has its own lists. */
  readonly asks?: Pick<GameListInput, 'gameType' | 'inHouse' | 'seamless'>
}

/** LIST of game pages by path, with their pictures. */
export const kinds: Readonly<Record<string, Kind>> = {
  '/hot': { title: 'shell.category_hot', image: 'hot' },
  '/rng': { title: 'shell.category_rng', image: 'slots', asks: { gameType: 'RNG' } },
  '/pvp': { title: 'shell.category_pvp', image: 'pvp', asks: { gameType: 'PVP' } },
  '/live': { title: 'shell.category_live', image: 'live', asks: { gameType: 'LIVE' } },
  '/fish': { title: 'shell.category_fish', image: 'fish', asks: { gameType: 'FISH' } },
  '/esports': { title: 'shell.category_esports', image: 'esports', asks: { gameType: 'ESPORTS' } },
  '/cockfight': {
    title: 'shell.category_cockfight',
    image: 'cockfight',
    asks: { gameType: 'COCKFIGHT' },
  },
  '/inhouse': { title: 'shell.category_inhouse', image: 'inhouse', asks: { inHouse: '1' } },
  '/elott': { title: 'shell.category_elott', image: 'lottery', asks: { gameType: 'ELOTT' } },
  '/sports': { title: 'shell.category_sports', image: 'sports', asks: { gameType: 'SPORTS' } },
  '/seamless': { title: 'shell.seamless', image: 'game', asks: { seamless: '1' } },
  '/lottery': { title: 'shell.category_lottery', image: 'lottery', asks: { gameType: 'LOTT' } },
}
