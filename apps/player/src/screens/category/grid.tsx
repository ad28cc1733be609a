import type { GameItem } from '@fairhouse/protocol'
import { join } from '@fairhouse/ui'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { pageSize, TileSkeleton } from '#features/games'
import { useLobbyWords } from '#lib/lobby-words'
import { pageAt } from './game-list.ts'
import { useArrows } from './use-arrows.ts'
import { useMeasures, type Measures } from './use-measures.ts'
import { usePlace } from './use-place.ts'
import { useWantedPages } from './use-wanted-pages.ts'

interface Props {
  total: number
  itemAt: (place: number) => GameItem | undefined
  want: (pageNo: number) => void
  /** Of the choice that is shown. */
  address: string
  /** Another list is on its way; this is the one before. */
  isOld: boolean
  tile: (game: GameItem) => ReactNode
}

const gridClass = join(
  'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 transition-opacity',
  'sm:grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:gap-4',
)

/** Of thousands of games those are in the page that are seen, and some rows around them. */
export function Grid({ total, itemAt, want, address, isOld, tile }: Props) {
  const { tg } = useLobbyWords()
  const list = useRef<HTMLUListElement>(null)
  const measures = useMeasures(list)
  const { from, to, show } = useRows(list, total, measures)
  const watch = useWantedPages(want)
  usePlace(list, address, measures !== undefined)
  const press = useArrows({ list, total, columns: measures?.columns ?? 1, show })
  const places = Array.from({ length: to - from }, (_, count) => from + count)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of links
    <ul
      ref={list}
      aria-label={tg('lobby.results')}
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
            {game ? tile(game) : <Coming place={place} watch={watch} />}
          </li>
        )
      })}
    </ul>
  )
}

type Watch = (place: Element, pageNo: number) => () => void

/** A place whose game is not here yet. */
function Coming({ place, watch }: { place: number; watch: Watch }) {
  const box = useRef<HTMLDivElement>(null)
  const pageNo = pageAt(place)
  useEffect(() => (box.current ? watch(box.current, pageNo) : undefined), [watch, pageNo])
  return (
    <div ref={box}>
      <TileSkeleton />
    </div>
  )
}

/** A row of many is as much work as several of few, and all of it falls into one frame. */
const rowsAround = (columns: number) => (columns > 4 ? 1 : 2)

/** Which games are drawn; the list is as high as if all of them were. */
function useRows(
  list: RefObject<HTMLElement | null>,
  total: number,
  measures: Measures | undefined,
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
