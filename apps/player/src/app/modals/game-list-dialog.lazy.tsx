import type { PackCode } from '@fairhouse/i18n'
import { lobbyWords } from '@fairhouse/i18n/lobby'
import { playWords } from '@fairhouse/i18n/play'
import { loadWithWords, useWords } from '#lib/words'
import type { GameItem } from '@fairhouse/protocol'
import { Dialog, Field, Skeleton } from '@fairhouse/ui'
import { useDeferredValue, useState } from 'react'
import { useFavourites } from '#features/favourites'
import { GameTile, gamesQuery, useProviderNames } from '#features/games'
import { startGame, useChosenProvider } from '#features/launch'
import type { PlayMode } from '#lib/game-target'
import { closeModal } from '#lib/modals'
import { useQuery } from '#lib/query'
import type { DialogProps } from './dialog-props.ts'

/** Lists one provider's games so that the player can start one. */
function GameListDialog({ open, onClose }: DialogProps) {
  const { t } = useWords(playWords)
  const chosen = useChosenProvider()
  const nameOf = useProviderNames()
  if (chosen === undefined) return null
  const name = nameOf(chosen.providerCode)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('play.list_title', { vendor: name })}
      closeLabel={t('play.close')}
      width={720}
    >
      <Listed key={`${chosen.providerCode} ${chosen.gameType}`} {...chosen} name={name} />
    </Dialog>
  )
}

const pageSize = '100'

type ListedProps = NonNullable<ReturnType<typeof useChosenProvider>> & { name: string }

function Listed({ providerCode, gameType, name }: ListedProps) {
  const { t, language } = useWords(playWords)
  const [typed, setTyped] = useState('')
  const gameName = useDeferredValue(typed.trim())
  const asks = { providerCode, gameType, pageSize, ...(gameName && { gameName }) }
  const { data } = useQuery(gamesQuery(language, asks))
  const { ids, toggle } = useFavourites()
  const play = (game: GameItem, mode: PlayMode) => {
    closeModal()
    startGame(game, mode)
  }
  // A game may open this list again; here the game itself was chosen.
  const games = data?.list.map((game) => ({ ...game, opens: 'GAME' as const }))
  return (
    <div className="flex flex-col gap-4">
      <Field
        type="search"
        label={t('play.list_search')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      {!games && <Skeleton className="h-60 w-full" />}
      {games?.length === 0 && <p role="status">{t('play.list_none')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {games?.map((game) => (
          <li key={game.nodeId}>
            <GameTile
              game={game}
              vendor={name}
              onPlay={play}
              isFavourite={ids.has(game.nodeId)}
              onFavourite={toggle}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const loadGameList = (language: PackCode) =>
  loadWithWords([lobbyWords, playWords], async () => GameListDialog, language)
