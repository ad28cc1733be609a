import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import { ErrorState, Skeleton } from '@fairhouse/ui'
import { Redirect, useSearchParams } from 'wouter'
import type { GameItem } from '@fairhouse/protocol'
import { targetOf } from '#lib/game-target'
import { gameQuery } from '#features/games'
import { useAccount } from '#lib/account'
import { CallRefused } from '#lib/call'
import { useQuery } from '#lib/query'
import { Invitation } from './invitation.tsx'
import { GameNotFound } from './game-not-found.tsx'
import { GameStage } from './game-stage.tsx'

/** The page of a lottery of ours, which has no frame. */
function lotteryPage(game: GameItem): string | undefined {
  const target = targetOf({ ...game, opens: 'GAME' }, 'real')
  const isElsewhere = 'page' in target && !target.page.startsWith('/game?')
  return game.isInHouse && isElsewhere ? target.page : undefined
}

/** Game page: the frame and the site's bar above it. */
export function Game() {
  const { t, language } = useWords(playWords)
  const [search] = useSearchParams()
  const account = useAccount()
  const gameCode = search.get('gameCode') ?? ''
  const { data: game, error, refetch } = useQuery(gameQuery(language, gameCode))
  if (error instanceof CallRefused || gameCode === '') return <GameNotFound />
  if (error) {
    return (
      <ErrorState
        icon="alert"
        title={t('play.failed_title')}
        text={t('play.failed_text')}
        action={{ label: t('play.again'), onClick: () => void refetch() }}
      />
    )
  }
  if (!game) return <Skeleton className="h-[70dvh] w-full" />
  const page = lotteryPage(game)
  if (page !== undefined) return <Redirect to={page} replace />
  // Waits for the session, so that a member does not see the visitor's invitation.
  if (account === null) return <Invitation game={game} />
  const isTrial = account?.type === 4 || search.get('mode') === 'trial'
  const mode = isTrial ? 'trial' : 'real'
  const input = {
    roomId: search.get('roomId') ?? undefined,
    playType: search.get('playType') ?? undefined,
  }
  return <GameStage key={`${gameCode} ${mode}`} game={game} mode={mode} {...input} />
}
