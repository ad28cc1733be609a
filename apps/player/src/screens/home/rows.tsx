import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { useFavourites } from '#features/favourites'
import { hotQuery, useRecent } from '#features/games'
import { useStatus } from '#features/status'
import { HydrateNear } from '#lib/hydration'
import { useQuery } from '#lib/query'
import { GameRail } from './game-rail.tsx'
import { inHouseQuery, newQuery } from './row-queries.ts'
import { RowSkeleton } from './row-skeleton.tsx'
import { selectRows } from './select-rows.ts'
import { Providers } from './providers.tsx'
import { Winners, type Winner } from './winners.tsx'

/** No data yet: the call for recent winners does not exist so far. */
const nobodyYet: readonly Winner[] = []

const inRow = 12

/** Rows of games, winners and providers; empty ones are hidden. */
export function Rows() {
  const { t, language } = useWords(lobbyWords)
  const { data: status } = useStatus()
  const hot = useQuery(hotQuery(language))
  const fresh = useQuery(newQuery(language))
  const inHouse = useQuery(inHouseQuery(language))
  const recent = useRecent().data ?? []
  const favourites = useFavourites()
  const own = favourites.list ?? []
  // Waits for all rows, so that none shifts another.
  const isComing = [hot, fresh, inHouse].some(
    ({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused',
  )
  if (isComing) return <RowSkeleton />
  const shown = selectRows([
    { name: 'hot', games: hot.data ?? [] },
    { name: 'inhouse', games: inHouse.data?.list ?? [] },
    { name: 'new', games: fresh.data?.list ?? [] },
  ])
  const looks: Record<string, { title: string; image: string; href: string }> = {
    hot: { title: t('home.hot'), image: 'hot', href: '/hot' },
    inhouse: { title: t('home.category_inhouse'), image: 'inhouse', href: '/inhouse' },
    new: { title: t('lobby.new'), image: 'star', href: '/rng?sort=new' },
    recent: { title: t('lobby.recent'), image: 'calendar', href: '/hot?tab=recent' },
    favourites: { title: t('lobby.favourites'), image: 'medal', href: '/hot?tab=favourites' },
  }
  const [first, ...others] = shown
  const rows = [
    ...(first ? [first] : []),
    { name: 'recent', games: recent.slice(0, inRow) },
    { name: 'favourites', games: own.slice(0, inRow) },
    ...others,
  ]
  return (
    <>
      {rows.map(({ name, games }) => {
        const look = looks[name]
        if (!look || games.length === 0) return null
        return (
          <HydrateNear key={name}>
            <GameRail {...look} games={games} favourites={favourites} />
          </HydrateNear>
        )
      })}
      {status && <Winners winners={nobodyYet} brandZone={status.brand.timeZone} />}
      <Providers />
    </>
  )
}
