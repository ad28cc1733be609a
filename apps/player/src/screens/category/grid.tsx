import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import type { GameItem } from '@fairhouse/protocol'
import { join } from '@fairhouse/ui'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { pageSize, TileSkeleton } from '#features/games'
import { pageAt } from './game-list.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useGridLayout, type GridLayout } from './use-grid-layout.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useVisiblePages } from './use-visible-pages.ts'

interface Props {
  total: number
  itemAt: (place: number) => GameItem | undefined
  want: (pageNo: number) => void
  /** Filter of the shown games. */
  address: string
  /** True while the next list loads and the previous one is shown. */
  isOld: boolean
  tile: (game: GameItem) => ReactNode
}

const gridClass = join(
  'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 transition-opacity',
  'sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:gap-4',
)

/** Virtual grid: renders only the visible rows and some around them. */
export function Grid({ total, itemAt, want, address, isOld, tile }: Props) {
  const { t } = useWords(lobbyWords)
  const list = useRef<HTMLUListElement>(null)
  const measures = useGridLayout(list)
  const { from, to, show } = useRows(list, total, measures)
  const watch = useVisiblePages(want, measures && { from, to, total })
  useScrollPosition(list, address, measures !== undefined)
  const press = useArrowKeys({ list, total, columns: measures?.columns ?? 1, show })
  const places = Array.from({ length: to - from }, (_, count) => from + count)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of links
    <ul
      ref={list}
      aria-label={t('lobby.results')}
      aria-busy={isOld}
      onKeyDown={press}
      className={join(gridClass, isOld && 'opacity-60')}
    >
      {places.map((place) => {
        const game = itemAt(place)
        return (
          <li
            key={`${place} ${game?.nodeId}`}
            data-place={place}
            aria-setsize={total}
            aria-posinset={place + 1}
          >
            {game ? tile(game) : <GameSkeleton place={place} watch={watch} />}
          </li>
        )
      })}
    </ul>
  )
}

type Watch = (place: Element, pageNo: number) => () => void

/** Placeholder of a game that is not loaded. */
function GameSkeleton({ place, watch }: { place: number; watch: Watch }) {
  const box = useRef<HTMLDivElement>(null)
  const pageNo = pageAt(place)
  useEffect(() => (box.current ? watch(box.current, pageNo) : undefined), [watch, pageNo])
  return (
    <div ref={box}>
      <TileSkeleton />
    </div>
  )
}

/** Fewer extra rows on wide grids: a wide row costs as much as several narrow ones. */
const rowsAround = (columns: number) => (columns > 4 ? 2 : 5)

/** Selects the rows to render; the list keeps its full height. */
function useRows(
  list: RefObject<HTMLElement | null>,
  total: number,
  measures: GridLayout | undefined,
) {
  const { columns, rowPx, topPx } = measures ?? { columns: 1, rowPx: 1, topPx: 0 }
  const isLong = measures !== undefined && total > pageSize
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is kept for later
  const virtual = useWindowVirtualizer({
    count: isLong ? Math.ceil(total / columns) : 0,
    estimateSize: () => rowPx,
    overscan: rowsAround(columns),
    scrollMargin: topPx,
    useFlushSync: false,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, rowPx])
  const rows = isLong ? virtual.getVirtualItems() : []
  const [first, last] = [rows.at(0), rows.at(-1)]
  const beforePx = first ? first.start - topPx : 0
  const afterPx = last ? virtual.getTotalSize() - (last.end - topPx) : 0
  useLayoutEffect(() => {
    if (!list.current) return
    Object.assign(list.current.style, {
      paddingBlockStart: `${beforePx}px`,
      paddingBlockEnd: `${afterPx}px`,
    })
  }, [list, beforePx, afterPx])
  const show = (place: number) =>
    virtual.scrollToIndex(Math.floor(place / columns), { align: 'center' })
  if (!isLong || !first || !last) return { from: 0, to: Math.min(total, pageSize), show }
  return { from: first.index * columns, to: Math.min(total, (last.index + 1) * columns), show }
}
