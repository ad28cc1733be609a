import { ranksOf, type Region, type VnDraw } from '@fairhouse/engines/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { join } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { readVnResult } from './read-result.ts'
import { lotoByHead } from './vn-loto.ts'

interface Props {
  /** The result of a draw as it came. */
  result: unknown
  /** Numbers to mark, such as those that a bet hit. */
  highlight?: (number: string) => boolean
}

/** The prize table of a Vietnamese draw; two of them for a game over two stations. */
export function VnBoard({ result, highlight }: Props) {
  const { t } = useWords(lotteryWords)
  const read = readVnResult(result)
  if (!read) return null
  const { region, stations } = read
  return (
    <div className={join('grid gap-4', stations.length > 1 && 'md:grid-cols-2')}>
      {stations.map((draw, station) => (
        <section key={station} className="flex min-w-0 flex-col gap-3">
          {stations.length > 1 && (
            <h3 className="font-semibold">{t('draws.station', { number: station + 1 })}</h3>
          )}
          <PrizeTable region={region} draw={draw} {...(highlight && { highlight })} />
          <LotoTable draw={draw} />
        </section>
      ))}
    </div>
  )
}

type Rank = keyof typeof prizeKeys

const prizeKeys = {
  special: 'draws.prize_special',
  first: 'draws.prize_1',
  second: 'draws.prize_2',
  third: 'draws.prize_3',
  fourth: 'draws.prize_4',
  fifth: 'draws.prize_5',
  sixth: 'draws.prize_6',
  seventh: 'draws.prize_7',
  eighth: 'draws.prize_8',
} as const

const isRank = (name: string): name is Rank => Object.hasOwn(prizeKeys, name)

/** Numbers in a row of the table, by how many the prize has. */
const rowWidths: Readonly<Record<number, string>> = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  4: 'grid-cols-4',
}

interface PrizeTableProps {
  region: Region
  draw: VnDraw
  highlight?: (number: string) => boolean
  /** Places that are revealed; without it all are. */
  shown?: ReadonlySet<number>
}

const tableClass = 'w-full table-fixed border-collapse text-center'
const frameClass = 'overflow-hidden rounded-control border border-line bg-surface'
const headClass = 'border-e border-line px-1 text-xs font-semibold text-text-quiet'

/** The North is read from the special prize down, the South from the eighth prize. */
export function PrizeTable({ region, draw, highlight, shown }: PrizeTableProps) {
  const { t } = useWords(lotteryWords)
  const rows = rowsOf(region)
  return (
    <div className={frameClass}>
      <table className={tableClass}>
        <caption className="sr-only">{t('draws.prizes')}</caption>
        <colgroup>
          <col className="w-14 sm:w-20" />
          <col />
        </colgroup>
        <tbody>
          {(region === 'north' ? rows : rows.toReversed()).map(({ name, places }) => (
            <tr key={name} className="border-b border-line last:border-0 odd:bg-surface-sunken">
              <th scope="row" className={join(headClass, name === 'special' && 'text-accent!')}>
                {isRank(name) && t(prizeKeys[name])}
              </th>
              <td className="px-1 py-1.5">
                <ul className={join('grid gap-y-1', rowWidths[places.length] ?? 'grid-cols-3')}>
                  {places.map((place) => (
                    <li key={place}>
                      <PrizeNumber
                        number={draw[place] ?? ''}
                        isSpecial={name === 'special'}
                        isHidden={shown && !shown.has(place)}
                        isMarked={highlight?.(draw[place] ?? '') ?? false}
                      />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RankRow {
  readonly name: string
  readonly places: readonly number[]
}

function rowsOf(region: Region): RankRow[] {
  let next = 0
  return ranksOf[region].map(({ name, count }) => {
    const first = next
    next += count
    return { name, places: Array.from({ length: count }, (_, index) => first + index) }
  })
}

interface PrizeNumberProps {
  number: string
  isSpecial: boolean
  isHidden: boolean | undefined
  isMarked: boolean
}

function PrizeNumber({ number, isSpecial, isHidden, isMarked }: PrizeNumberProps) {
  const className = join(
    'inline-block rounded-md px-1 font-bold tracking-wide tabular-nums',
    isSpecial ? 'text-2xl text-accent' : 'text-base',
  )
  if (isHidden) {
    return <span className={join(className, 'text-text-quiet!')}>{'·'.repeat(number.length)}</span>
  }
  if (!isMarked) {
    return <span className={join(className, isHidden === false && 'animate-rise')}>{number}</span>
  }
  return (
    <mark className={join(className, 'bg-accent text-on-accent!')}>
      {number.slice(0, -2)}
      <span className="underline underline-offset-2">{number.slice(-2)}</span>
    </mark>
  )
}

/** The two-digit tails of the draw by head. */
function LotoTable({ draw }: { draw: VnDraw }) {
  const { t } = useWords(lotteryWords)
  return (
    <div className={frameClass}>
      <table className={tableClass}>
        <caption className="sr-only">{t('draws.loto')}</caption>
        <colgroup>
          <col className="w-14 sm:w-20" />
          <col />
        </colgroup>
        <thead className="text-xs text-text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className={join(headClass, 'py-1.5')}>
              {t('draws.head')}
            </th>
            <th scope="col" className="px-3 text-start font-semibold">
              {t('draws.tail')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lotoByHead(draw).map((tails, head) => (
            <tr key={head} className="border-b border-line last:border-0 odd:bg-surface-sunken">
              <th scope="row" className={join(headClass, 'py-1 text-sm tabular-nums')}>
                {head}
              </th>
              <td className="px-3 text-start font-semibold tabular-nums">
                <span className="flex flex-wrap gap-x-2.5">
                  {tails.length === 0 && <span className="text-text-quiet">–</span>}
                  {tails.map(({ tail, isSpecial }, place) => (
                    <span key={place} className={join(isSpecial && 'text-accent')}>
                      {tail.slice(1)}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
