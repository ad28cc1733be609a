import type { PackCode } from '@fairhouse/i18n'
import { lobbyWords } from '@fairhouse/i18n/lobby'
import { playWords } from '@fairhouse/i18n/play'
import { Button, EmptyState, join, Panel, SearchField } from '@fairhouse/ui'
import { useDeferredValue, useState } from 'react'
import { gamesQuery, hotQuery } from '#features/games'
import { Scene } from '#lib/art'
import { useLastKnown, useQuery } from '#lib/query'
import { loadWithWords, useWords } from '#lib/words'
import type { DialogProps } from './dialog-props.ts'
import { GameTiles, TileSkeletons } from './game-tiles.lazy.tsx'

/** Searches all games by name. */
function SearchDialog({ open, onClose }: DialogProps) {
  const { t } = useWords(lobbyWords, playWords)
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  return (
    <Panel open={open} onClose={onClose} title={t('lobby.search')} closeLabel={t('play.close')}>
      <div className="flex flex-col gap-5">
        <search>
          <SearchField
            label={t('lobby.search')}
            value={typed}
            onChange={setTyped}
            maxLength={64}
            data-first-focus
          />
        </search>
        {name === '' ? <HotGames /> : <Results name={name} />}
      </div>
    </Panel>
  )
}

/** Shown before a name is typed. */
function HotGames() {
  const { t, language } = useWords(lobbyWords)
  const { data } = useQuery(hotQuery(language))
  return (
    <section aria-label={t('shell.category_hot')} className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{t('shell.category_hot')}</h3>
      {data ? <GameTiles games={data} /> : <TileSkeletons label={t('lobby.coming')} />}
    </section>
  )
}

const pageSize = '60'

function Results({ name }: { name: string }) {
  const { t, language } = useWords(lobbyWords)
  const { data, error, refetch } = useQuery(gamesQuery(language, { gameName: name, pageSize }))
  // The previous games stay until the next ones arrive.
  const shown = useLastKnown(data)
  if (error && !data) {
    return (
      <EmptyState
        title={t('lobby.failed_title')}
        text={t('lobby.failed_text')}
        action={<Button onClick={() => void refetch()}>{t('site.retry')}</Button>}
      />
    )
  }
  if (!shown) return <TileSkeletons label={t('lobby.coming')} />
  if (shown.list.length === 0) {
    return (
      <EmptyState
        picture={<Scene image="search" size={125} className="w-40" />}
        title={t('lobby.none_title')}
        text={t('lobby.none_text')}
      />
    )
  }
  return (
    <div className={join('flex flex-col gap-3 transition-opacity', !data && 'opacity-60')}>
      <output className="text-text-quiet tabular-nums">
        {t('lobby.count', { count: shown.total })}
      </output>
      <GameTiles games={shown.list} />
    </div>
  )
}

export const loadSearch = (language: PackCode) =>
  loadWithWords([lobbyWords, playWords], async () => SearchDialog, language)
