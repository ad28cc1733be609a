import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import type { GameItem } from '@fairhouse/protocol'
import { Button, EmptyState } from '@fairhouse/ui'
import { GamePicture } from '#features/games'
import { startGame } from '#features/launch'

/** Asks a visitor to sign in; the game starts after the sign-in. */
export function Invitation({ game }: { game: GameItem }) {
  const { t } = useWords(playWords)
  return (
    <EmptyState
      heading="h1"
      picture={<GamePicture game={game} />}
      title={t('play.log_in_title', { game: game.gameName })}
      text={t('play.log_in_text')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => startGame(game)}>{t('play.log_in')}</Button>
          {game.hasTrial && (
            <Button variant="quiet" onClick={() => startGame(game, 'trial')}>
              {t('play.try')}
            </Button>
          )}
        </div>
      }
    />
  )
}
