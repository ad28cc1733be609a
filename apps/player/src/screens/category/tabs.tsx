import { Link } from 'wouter'
import { useLobbyWords } from '#lib/lobby-words'
import { chipClass } from './chip-class.ts'

export const ownTabs = ['hot', 'recent', 'favourites'] as const

export type OwnTab = (typeof ownTabs)[number]

export const ownTab = (name: string | null): OwnTab => ownTabs.find((tab) => tab === name) ?? 'hot'

const keys = { hot: 'lobby.hot', recent: 'lobby.recent', favourites: 'lobby.favourites' } as const

/** Links, so that each has an address. */
export function OwnTabs({ chosen }: { chosen: OwnTab }) {
  const { tg } = useLobbyWords()
  return (
    <nav aria-label={tg('lobby.tabs')} className="flex flex-wrap gap-2">
      {ownTabs.map((tab) => (
        <Link
          key={tab}
          href={tab === 'hot' ? '/hot' : `/hot?tab=${tab}`}
          aria-current={tab === chosen ? 'true' : undefined}
          className={chipClass}
        >
          {tg(keys[tab])}
        </Link>
      ))}
    </nav>
  )
}
