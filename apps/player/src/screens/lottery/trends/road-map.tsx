import { lotteryWords } from '@fairhouse/i18n/lottery'
import { join, tintClass, type Tint } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { tintedClass } from '../draws/index.ts'
import { beadPlate, bigRoad, roadDepth, type Sides } from './roads.ts'
import type { Numbers, Side, Track } from './subjects.ts'

const tints: Record<Side, Tint> = {
  big: 'ruby',
  small: 'sapphire',
  odd: 'ruby',
  even: 'sapphire',
  dragon: 'ruby',
  tiger: 'sapphire',
  tie: 'jade',
}

interface Props {
  /** Results, the last first. */
  draws: readonly Numbers[]
  tracks: readonly Track[]
}

/** Bead plate and big road of each pair of sides. */
export function RoadMaps({ draws, tracks }: Props) {
  const { t } = useWords(lotteryWords)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {tracks.map((track) => {
        const sides = draws.map((numbers) => track.sideOf(numbers))
        const name = t(`draws.track_${track.kind}`)
        return (
          <section key={track.kind} className="flex min-w-0 flex-col gap-3">
            <h3 className="font-semibold">{name}</h3>
            <Road title={t('draws.road_bead')} sides={sides} columns={beadPlate(sides)} />
            <Road title={t('draws.road_big')} sides={sides} columns={bigRoad(sides)} isBig />
          </section>
        )
      })}
    </div>
  )
}

interface RoadProps {
  title: string
  sides: Sides
  columns: readonly (readonly Side[])[]
  isBig?: boolean
}

/** Draws that a screen reader hears; the road itself is a picture. */
const maxSpoken = 12

function Road({ title, sides, columns, isBig = false }: RoadProps) {
  const { t } = useWords(lotteryWords)
  const spoken = sides
    .slice(0, maxSpoken)
    .map((side) => (side === undefined ? '–' : t(`draws.side_${side}`)))
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-xs text-text-quiet">{title}</p>
      <section
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no keys scroll
        tabIndex={0}
        ref={scrollToEnd}
        className="overflow-x-auto rounded-control border border-line bg-surface p-1.5"
      >
        <div
          role="img"
          aria-label={t('draws.says_road', { list: spoken.join(', ') })}
          className="flex w-max gap-1"
        >
          {columns.map((column, place) => (
            <Column key={place} column={column} isBig={isBig} />
          ))}
        </div>
      </section>
    </div>
  )
}

/** The last draw is at the end. */
const scrollToEnd = (element: HTMLElement | null) => {
  if (element) element.scrollLeft = element.scrollWidth
}

const beadClass = 'flex size-6 items-center justify-center rounded-full text-xs font-bold'

function Column({ column, isBig }: { column: readonly Side[]; isBig: boolean }) {
  const { t } = useWords(lotteryWords)
  return (
    <span className="flex flex-col gap-1">
      {Array.from({ length: roadDepth }, (_, row) => {
        const side = column[row]
        if (side === undefined) return <span key={row} className="size-6" />
        return (
          <span
            key={row}
            className={join(
              beadClass,
              tintClass(tints[side]),
              isBig ? 'border-2 border-(--stage-glow)' : tintedClass,
            )}
          >
            {t(`draws.bead_${side}`)}
          </span>
        )
      })}
    </span>
  )
}
