import { useFavourites } from '#features/favourites'
import { hotQuery, useRecent } from '#features/games'
import { useStatus } from '#features/status'
import { useLobbyWords } from '#lib/lobby-words'
import { useQuery } from '#lib/query'
import { GameRail } from './game-rail.tsx'
import { inHouseQuery, newQuery } from './row-queries.ts'
import { RowSkeleton } from './row-skeleton.tsx'
import { rowsOf } from './rows-of.ts'
import { Vendors } from './vendors.tsx'
import { Winners, type Winner } from './winners.tsx'

/** Nobody has won yet that could be shown; the call comes with the board of winners. */
const nobodyYet: readonly Winner[] = []

const inRow = 12

/** What there is to play; each part is hidden while it is empty. */
export function Rows() {
  const { t, tg, language } = useLobbyWords()
  const { data: status } = useStatus()
  const hot = useQuery(hotQuery(language))
  const fresh = useQuery(newQuery(language))
  const inHouse = useQuery(inHouseQuery(language))
  const recent = useRecent().data ?? []
  const favourites = useFavourites()
  const own = favourites.list ?? []
  // All at once, so that none pushes another down.
  const isComing = [hot, fresh, inHouse].some(
    ({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused',
  )
  if (isComing) return <RowSkeleton />
  const shown = rowsOf([
    { name: 'hot', games: hot.data ?? [] },
    { name: 'inhouse', games: inHouse.data?.list ?? [] },
    { name: 'new', games: fresh.data?.list ?? [] },
  ])
  const looks: Record<string, { title: string; image: string; href: string }> = {
    hot: { title: t('home.hot'), image: 'hot', href: '/hot' },
    inhouse: { title: t('home.category_inhouse'), image: 'inhouse', href: '/inhouse' },
    new: { title: tg('lobby.new'), image: 'star', href: '/rng?sort=new' },
    recent: { title: tg('lobby.recent'), image: 'calendar', href: '/hot?tab=recent' },
    favourites: { title: tg('lobby.favourites'), image: 'medal', href: '/hot?tab=favourites' },
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
        return look && <GameRail key={name} {...look} games={games} favourites={favourites} />
      })}
      {status && <Winners winners={nobodyYet} timeZone={status.brand.timeZone} />}
      <Vendors />
    </>
  )
}
