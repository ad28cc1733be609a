import { accountWords } from '@fairhouse/i18n/account'
import { Button } from '@fairhouse/ui'
import { useSearchParams } from 'wouter'
import { gameQuery } from '#features/games'
import { startGame } from '#features/launch'
import { openModal } from '#lib/modals'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'

/** Free play instead of a login: of the game on this page if there is one. */
export function FreePlay() {
  const [search] = useSearchParams()
  const gameCode = search.get('gameCode')
  if (gameCode !== null) return <GameTrial gameCode={gameCode} />
  return <TrialButton onClick={() => openModal('freePlay')} />
}

function GameTrial({ gameCode }: { gameCode: string }) {
  const { language } = useWords()
  const { data: game } = useQuery(gameQuery(language, gameCode))
  return game?.hasTrial && <TrialButton onClick={() => startGame(game, 'trial')} />
}

function TrialButton({ onClick }: { onClick: () => void }) {
  const { t } = useWords(accountWords)
  return (
    <Button variant="quiet" icon="gamepad" isWide onClick={onClick}>
      {t('login.free_play')}
    </Button>
  )
}
