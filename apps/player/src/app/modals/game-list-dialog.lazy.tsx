import type { PackCode } from '@fairhouse/i18n'
import { lobbyWords } from '@fairhouse/i18n/lobby'
import { playWords } from '@fairhouse/i18n/play'
import { loadWithWords, useWords } from '#lib/words'
import { Dialog, Field, Skeleton } from '@fairhouse/ui'
import { useDeferredValue, useState } from 'react'
import { gamesQuery, useProviderNames } from '#features/games'
import { useChosenProvider } from '#features/launch'
import { useQuery } from '#lib/query'
import type { DialogProps } from './dialog-props.ts'
import { GameTiles } from './game-tiles.lazy.tsx'

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
      <Listed key={`${chosen.providerCode} ${chosen.gameType}`} {...chosen} />
    </Dialog>
  )
}

const pageSize = '100'

type ListedProps = NonNullable<ReturnType<typeof useChosenProvider>>

function Listed({ providerCode, gameType }: ListedProps) {
  const { t, language } = useWords(playWords)
  const [typed, setTyped] = useState('')
  const gameName = useDeferredValue(typed.trim())
  const asks = { providerCode, gameType, pageSize, ...(gameName && { gameName }) }
  const { data } = useQuery(gamesQuery(language, asks))
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
      {games && <GameTiles games={games} />}
    </div>
  )
}

export const loadGameList = (language: PackCode) =>
  loadWithWords([lobbyWords, playWords], async () => GameListDialog, language)
