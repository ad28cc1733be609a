import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { Link } from 'wouter'
import { chipClass } from './chip-class.ts'

export const ownTabs = ['hot', 'recent', 'favourites'] as const

export type OwnTab = (typeof ownTabs)[number]

export const ownTab = (name: string | null): OwnTab => ownTabs.find((tab) => tab === name) ?? 'hot'

const keys = { hot: 'lobby.hot', recent: 'lobby.recent', favourites: 'lobby.favourites' } as const

/** Links, so that each tab has an address. */
export function OwnTabs({ chosen }: { chosen: OwnTab }) {
  const { t } = useWords(lobbyWords)
  return (
    <nav aria-label={t('lobby.tabs')} className="flex flex-wrap gap-2">
      {ownTabs.map((tab) => (
        <Link
          key={tab}
          href={tab === 'hot' ? '/hot' : `/hot?tab=${tab}`}
          aria-current={tab === chosen ? 'true' : undefined}
          className={chipClass}
        >
          {t(keys[tab])}
        </Link>
      ))}
    </nav>
  )
}
