import { ErrorState, Skeleton } from '@fairhouse/ui'
import { useSearchParams } from 'wouter'
import { gameQuery } from '#features/games'
import { useAccount } from '#lib/account'
import { CallRefused } from '#lib/call'
import { usePlayWords } from '#lib/play-words'
import { useQuery } from '#lib/query'
import { Invitation } from './invitation.tsx'
import { Lost } from './lost.tsx'
import { Table } from './table.tsx'

/** The page on which a game is played: the game in its frame, and what the house says above it. */
export function Game() {
  const { tp, language } = usePlayWords()
  const [search] = useSearchParams()
  const account = useAccount()
  const gameCode = search.get('gameCode') ?? ''
  const { data: game, error, refetch } = useQuery(gameQuery(language, gameCode))
  if (error instanceof CallRefused || gameCode === '') return <Lost />
  if (error) {
    return (
      <ErrorState
        icon="alert"
        title={tp('play.failed_title')}
        text={tp('play.failed_text')}
        action={{ label: tp('play.again'), onClick: () => void refetch() }}
      />
    )
  }
  if (!game) return <Skeleton className="h-[70dvh] w-full" />
  // While it is not known whose the session is, the game is not offered to a visitor.
  if (account === null) return <Invitation game={game} />
  const isTrial = account?.type === 4 || search.get('mode') === 'trial'
  const mode = isTrial ? 'trial' : 'real'
  const roomId = search.get('roomId') ?? undefined
  return <Table key={`${gameCode} ${mode}`} game={game} mode={mode} roomId={roomId} />
}
