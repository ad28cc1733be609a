import type { GameItem } from '@fairhouse/protocol'
import { Button, EmptyState } from '@fairhouse/ui'
import { GamePicture } from '#features/games'
import { startGame } from '#features/launch'
import { usePlayWords } from '#lib/play-words'

/** A visitor is asked in; whoever signs in over this page is in the game. */
export function Invitation({ game }: { game: GameItem }) {
  const { tp } = usePlayWords()
  return (
    <EmptyState
      heading="h1"
      picture={<GamePicture game={game} />}
      title={tp('play.log_in_title', { game: game.gameName })}
      text={tp('play.log_in_text')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => startGame(game)}>{tp('play.log_in')}</Button>
          {game.hasTrial && (
            <Button variant="quiet" onClick={() => startGame(game, 'trial')}>
              {tp('play.try')}
            </Button>
          )}
        </div>
      }
    />
  )
}
