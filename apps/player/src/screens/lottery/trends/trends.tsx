import type { DrawView } from '@fairhouse/protocol/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { useWords } from '#lib/words'
import { PastDrawsView } from '../past-draws/index.ts'
import { usePastDraws } from '../past-draws/index.ts'
import { isNumberGroup, readResult, type DrawResult, type VnResult } from '../draws/index.ts'
import { NumberTrends } from './number-trends.tsx'
import type { TrendDraw } from './trend-chart.tsx'
import { VnTrends } from './vn-trends.tsx'

interface Props {
  game: string
  group: string
}

/** Statistics of the past draws of a game. */
export const Trends = ({ game, group }: Props) => <Loaded key={game} game={game} group={group} />

interface ReadDraw {
  readonly number: string
  readonly result: DrawResult
}

/** Void draws count for nothing. */
const readDraws = (draws: readonly DrawView[], group: string): readonly ReadDraw[] =>
  draws.flatMap(({ number, state, result }) => {
    const read = state === 'void' ? undefined : readResult(group, result)
    return read ? [{ number, result: read }] : []
  })

const toTrendDraw = ({ number, result }: ReadDraw): TrendDraw[] =>
  result.kind === 'vn' ? [] : [{ number, numbers: result.numbers }]

const toVnResult = ({ result }: ReadDraw): VnResult[] => (result.kind === 'vn' ? [result] : [])

function Loaded({ game, group }: Props) {
  const { t } = useWords(lotteryWords)
  const past = usePastDraws(game)
  const draws = readDraws(past.draws, group)
  return (
    <PastDrawsView past={past}>
      <p role="status" className="text-sm text-text-quiet">
        {t('draws.covers', { count: draws.length })} {t('draws.independent')}
      </p>
      {isNumberGroup(group) ? (
        <NumberTrends group={group} draws={draws.flatMap(toTrendDraw)} />
      ) : (
        <VnTrends draws={draws.flatMap(toVnResult)} />
      )}
    </PastDrawsView>
  )
}
