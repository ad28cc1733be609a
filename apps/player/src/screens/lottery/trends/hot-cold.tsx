import { lotteryWords } from '@fairhouse/i18n/lottery'
import { join } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { coldest, hottest, type Frequency } from './statistics.ts'

interface Props {
  list: readonly Frequency[]
  hotTitle: string
  coldTitle: string
  textOf: (number: number) => string
}

const maxListed = 10

/** The numbers drawn most often, and those not drawn for longest. */
export function HotCold({ list, hotTitle, coldTitle, textOf }: Props) {
  const { t } = useWords(lotteryWords)
  const size = Math.min(maxListed, Math.ceil(list.length / 2))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Ranking
        title={hotTitle}
        isHot
        rows={hottest(list, size).map(({ number, count }) => [
          textOf(number),
          t('draws.times', { count }),
        ])}
      />
      <Ranking
        title={coldTitle}
        isHot={false}
        rows={coldest(list, size).map(({ number, missed }) => [
          textOf(number),
          t('draws.gap', { count: missed }),
        ])}
      />
    </div>
  )
}

interface RankingProps {
  title: string
  isHot: boolean
  rows: readonly (readonly [number: string, figure: string])[]
}

const markClass = join(
  'inline-flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold',
  'tabular-nums',
)

function Ranking({ title, isHot, rows }: RankingProps) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ol className="grid grid-cols-2 gap-1.5">
        {rows.map(([number, figure]) => (
          <li
            key={number}
            className="flex items-center gap-2 rounded-control border border-line bg-surface p-1.5"
          >
            <span
              className={join(
                markClass,
                isHot ? 'bg-accent text-on-accent' : 'border border-control bg-surface-raised',
              )}
            >
              {number}
            </span>
            <span className="min-w-0 text-sm text-text-quiet tabular-nums">{figure}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
