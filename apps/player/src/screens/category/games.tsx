import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { Button, EmptyState, join } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { TileSkeleton } from '#features/games'
import { Picture, Scene } from '#lib/art'
import { useOnline } from '#lib/online'
import { filterHref, readFilter, type GameFilter } from './game-filter.ts'
import { Chips } from './chips.tsx'
import { Grid } from './grid.tsx'
import { kindName } from './kind-name.ts'
import type { Kind } from './kinds.ts'
import { OwnTabs, type OwnTab } from './tabs.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSetFilter } from './use-set-filter.ts'
import { useTile } from './use-tile.tsx'
import type { GamesView } from './view.ts'

interface Props {
  path: string
  kind: Kind
  choice: GameFilter
  view: GamesView
  vendors: readonly { code: string; name: string }[]
  kinds: readonly string[]
  /** Content above the list. */
  above?: ReactNode
  /** Tabs of the visitor's own lists. */
  tab?: OwnTab
  /** Shown instead of a list that is empty without any filter. */
  empty?: ReactNode
}

const titleClass = 'flex flex-wrap items-end gap-x-4 gap-y-1'
const headingClass = join(
  'flex items-center gap-3 text-2xl font-extrabold tracking-tight sm:text-3xl md:text-4xl',
)

/** Page of games: filters, count and grid. */
export function Games(props: Props) {
  const { path, kind, choice, view, vendors, kinds, tab, empty } = props
  const { t } = useWords(lobbyWords)
  const also: Record<string, string> = tab && tab !== 'hot' ? { tab } : {}
  const choose = useSetFilter(path, also)
  const hrefOf = (part: Partial<GameFilter>) => filterHref(path, { ...choice, ...part }, also)
  return (
    <div className="flex flex-col gap-2 sm:gap-4 md:gap-5">
      {/* On a phone the tabs are title enough. */}
      <div className={join(titleClass, tab && 'max-sm:sr-only')}>
        <h1 className={headingClass}>
          <Picture image={kind.image} size={44} className="size-8 sm:size-11" />
          {t(kind.title)}
        </h1>
        <output className="min-h-6 pb-1 text-text-quiet tabular-nums">
          {!empty && view.total !== undefined && t('lobby.count', { count: view.total })}
        </output>
      </div>
      {tab && <OwnTabs chosen={tab} />}
      {props.above}
      {empty ?? (
        <>
          <Toolbar choice={choice} choose={choose}>
            <Chips
              label={t('lobby.vendors')}
              chosen={choice.provider}
              options={vendors}
              hrefOf={(provider) => hrefOf({ provider })}
            />
            <Chips
              label={t('lobby.kinds')}
              chosen={choice.kind}
              options={kinds.map((code) => ({ code, name: kindName(code, t) }))}
              hrefOf={(chosen) => hrefOf({ kind: chosen })}
            />
          </Toolbar>
          <Results view={view} address={hrefOf({})} onClear={() => choose(nothingChosen)} />
        </>
      )}
    </div>
  )
}

const nothingChosen = readFilter(new URLSearchParams())

interface ResultsProps {
  view: GamesView
  address: string
  onClear: () => void
}

function Results({ view, address, onClear }: ResultsProps) {
  const { t } = useWords(lobbyWords)
  const tile = useTile()
  const { total, problem, retry } = view
  const again = <Button onClick={retry}>{t('site.retry')}</Button>
  if (total === undefined) return problem ? <Failed action={again} /> : <Skeletons />
  if (total === 0) {
    return (
      <EmptyState
        picture={<Scene image="search" size={125} className="w-40" />}
        title={t('lobby.none_title')}
        text={t('lobby.none_text')}
        action={<Button onClick={onClear}>{t('lobby.show_all')}</Button>}
      />
    )
  }
  return (
    <>
      <Grid {...view} total={total} address={address} tile={tile} />
      {problem && (
        <div
          role="alert"
          className={join(
            'sticky bottom-4 flex flex-wrap items-center justify-between gap-3 rounded-card',
            'border border-line bg-surface p-4 shadow-pop',
          )}
        >
          {t('lobby.more_failed')}
          {again}
        </div>
      )}
    </>
  )
}

function Failed({ action }: { action: ReactNode }) {
  const { t } = useWords(lobbyWords)
  const isOnline = useOnline()
  const words = isOnline
    ? { title: t('lobby.failed_title'), text: t('lobby.failed_text') }
    : { title: t('site.offline_title'), text: t('site.offline_text') }
  const picture = <Scene image="search" size={125} className="w-40" />
  return (
    <div role="alert">
      <EmptyState picture={picture} {...words} action={isOnline && action} />
    </div>
  )
}

function Skeletons() {
  const { t } = useWords(lobbyWords)
  return (
    <output className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 sm:gap-4">
      <span className="sr-only">{t('lobby.coming')}</span>
      {Array.from({ length: 12 }, (_, place) => (
        <TileSkeleton key={place} />
      ))}
    </output>
  )
}
