import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Skeleton } from '@fairhouse/ui'
import { useLocation, useSearchParams } from 'wouter'
import { gameQuery, menusQuery } from '#features/games'
import { useAccount } from '#lib/account'
import { CallRefused } from '#lib/call'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { LazyPart } from '#lib/lazy'
import { LoadFailed, Lobby, loadPlay } from '#screens/lottery'

const loadCategory = async () => (await import('#screens/category')).Category
const loadGame = async () => (await import('#screens/game')).Game
const loadGameNotFound = async () => (await import('#screens/game')).GameNotFound

/** The lottery in the address, or all of them. */
export function Lottery() {
  const [search] = useSearchParams()
  const [path] = useLocation()
  const gameCode = search.get('gameCode')
  if (gameCode) return <OneLottery key={gameCode} gameCode={gameCode} />
  return <AllLotteries isOnlyVietnamese={path === '/vnlottery'} />
}

/** Our own lotteries by draw; below them all lotteries as games if other providers have some. */
function AllLotteries({ isOnlyVietnamese }: { isOnlyVietnamese: boolean }) {
  const { t, language } = useWords(lotteryWords)
  const { data: menus } = useQuery(menusQuery(language))
  const hasOthers = menus?.some(
    ({ gameCategory, vendors }) =>
      gameCategory === 'LOTT' && vendors.some(({ isInHouse }) => !isInHouse),
  )
  const lobby = <Lobby isOnlyVietnamese={isOnlyVietnamese} />
  if (!isOnlyVietnamese && hasOthers) {
    return <LazyPart load={loadCategory} partProps={{ above: lobby }} fallback={waiting} />
  }
  return (
    <div className="flex flex-col gap-8">
      <h1 className="text-3xl font-bold tracking-tight md:text-4xl">
        {t(isOnlyVietnamese ? 'shell.category_vnlottery' : 'shell.category_lottery')}
      </h1>
      {lobby}
    </div>
  )
}

const waiting = <Skeleton className="h-[70dvh] w-full" />

function OneLottery({ gameCode }: { gameCode: string }) {
  const { language } = useWords(lotteryWords)
  const [search] = useSearchParams()
  const account = useAccount()
  const { data: game, error, refetch } = useQuery(gameQuery(language, gameCode))
  if (error instanceof CallRefused) return <LazyPart load={loadGameNotFound} partProps={{}} />
  if (error && !game) {
    return <LoadFailed onAgain={() => void refetch()} />
  }
  if (!game) return waiting
  // Lotteries of other providers are played in their own frame.
  if (!game.isInHouse) {
    return (
      <div className="flex h-[70dvh] flex-col">
        <LazyPart load={loadGame} partProps={{}} fallback={waiting} />
      </div>
    )
  }
  const isTrial = account?.type === 4 || search.get('mode') === 'trial'
  const playType = search.get('playType') ?? undefined
  const mode = isTrial ? 'trial' : 'real'
  return (
    <LazyPart key={mode} load={loadPlay} partProps={{ game, mode, playType }} fallback={waiting} />
  )
}
