import type { GameItem } from '@fairhouse/protocol'
import { Dialog, Field, Skeleton } from '@fairhouse/ui'
import { useDeferredValue, useState } from 'react'
import { useFavourites } from '#features/favourites'
import { GameTile, gamesQuery, useVendorNames } from '#features/games'
import { startGame, useChosenVendor, type PlayMode } from '#features/launch'
import { closeModal } from '#lib/modals'
import { usePlayWords } from '#lib/play-words'
import { useQuery } from '#lib/query'
import type { DialogProps } from './list.ts'

/** The games of one vendor, over whichever page, to start one of them. */
export function GameListDialog({ open, onClose }: DialogProps) {
  const { tp } = usePlayWords()
  const chosen = useChosenVendor()
  const nameOf = useVendorNames()
  if (chosen === undefined) return null
  const name = nameOf(chosen.vassalage)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={tp('play.list_title', { vendor: name })}
      closeLabel={tp('play.close')}
      width={720}
    >
      <Listed key={`${chosen.vassalage} ${chosen.gameType}`} {...chosen} name={name} />
    </Dialog>
  )
}

const most = '100'

type ListedProps = NonNullable<ReturnType<typeof useChosenVendor>> & { name: string }

function Listed({ vassalage, gameType, name }: ListedProps) {
  const { tp, language } = usePlayWords()
  const [typed, setTyped] = useState('')
  const gameName = useDeferredValue(typed.trim())
  const asks = { vassalage, gameType, pageSize: most, ...(gameName && { gameName }) }
  const { data } = useQuery(gamesQuery(language, asks))
  const { ids, toggle } = useFavourites()
  const play = (game: GameItem, mode: PlayMode) => {
    closeModal()
    startGame(game, mode)
  }
  // Chosen from here, a game is one: only its vendor opened a list.
  const games = data?.list.map((game) => ({ ...game, isGame: 'GAME' as const }))
  return (
    <div className="flex flex-col gap-4">
      <Field
        type="search"
        label={tp('play.list_search')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      {!games && <Skeleton className="h-60 w-full" />}
      {games?.length === 0 && <p role="status">{tp('play.list_none')}</p>}
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
