import type { WordKey } from '@fairhouse/i18n'
import { useWords } from '#lib/words'
import { GameRail } from './game-rail.tsx'
import type { Category, Lobby } from './lobby.ts'
import { Vendors } from './vendors.tsx'
import { Winners } from './winners.tsx'

/** LIST of categories in the order of the page. */
const categories = {
  inhouse: 'home.category_inhouse',
  lottery: 'home.category_lottery',
  live: 'home.category_live',
  sports: 'home.category_sports',
  fish: 'home.category_fish',
  slots: 'home.category_slots',
  pvp: 'home.category_pvp',
  esports: 'home.category_esports',
  cockfight: 'home.category_cockfight',
} as const satisfies Record<Category, WordKey>

const isCategory = (name: string): name is Category => Object.hasOwn(categories, name)

/** What there is to play; each part is hidden while it is empty. */
export function Places({ lobby, timeZone }: { lobby: Lobby; timeZone: string }) {
  const { t } = useWords()
  return (
    <>
      <GameRail category="hot" title={t('home.hot')} games={lobby.hot} />
      {Object.keys(categories)
        .filter(isCategory)
        .map((category) => (
          <GameRail
            key={category}
            category={category}
            title={t(categories[category])}
            games={lobby.games[category] ?? []}
          />
        ))}
      <Winners winners={lobby.winners} timeZone={timeZone} />
      <Vendors vendors={lobby.vendors} />
    </>
  )
}
