import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Choice, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import type { NumberGroup } from '../draws/index.ts'
import { HotCold } from './hot-cold.tsx'
import { subjectLabel } from './labels.ts'
import { RoadMaps } from './road-map.tsx'
import { frequencies } from './statistics.ts'
import { Streaks } from './streaks.tsx'
import { subjectsOf, type ChartSource, type Subject } from './subjects.ts'
import { TrendChart, type TrendDraw } from './trend-chart.tsx'

const views = ['chart', 'road', 'streaks', 'hot'] as const
type View = (typeof views)[number]

interface Props {
  group: NumberGroup
  /** The last first. */
  draws: readonly TrendDraw[]
}

/** Trend chart, road maps, streaks, hot and cold numbers of a game of numbers. */
export function NumberTrends({ group, draws }: Props) {
  const { t } = useWords(lotteryWords)
  const [view, setView] = useState<View>('chart')
  const [chosenId, setChosenId] = useState('')
  const subjects = subjectsOf(group)
  const offered = offeredIn(view, subjects)
  const chosen = offered.find(({ id }) => id === chosenId) ?? offered[0]
  const results = draws.map(({ numbers }) => numbers)
  return (
    <Tabs
      label={t('draws.trends')}
      tabs={views.map((id) => ({ id, label: t(`draws.tab_${id}`) }))}
      value={view}
      onChange={setView}
    >
      <div className="flex min-w-0 flex-col gap-4">
        {view !== 'streaks' && chosen && (
          <div className="max-w-xs">
            <Choice
              label={t('draws.subject')}
              options={offered.map((one) => ({ value: one.id, label: subjectLabel(t, one) }))}
              value={chosen.id}
              onChange={setChosenId}
            />
          </div>
        )}
        {view === 'streaks' && <Streaks draws={results} subjects={subjects} />}
        {view === 'road' && chosen && <RoadMaps draws={results} tracks={chosen.tracks} />}
        {view === 'chart' && chosen?.chart && <TrendChart draws={draws} source={chosen.chart} />}
        {view === 'hot' && chosen?.chart && <Hot draws={draws} source={chosen.chart} />}
      </div>
    </Tabs>
  )
}

/** Subjects that have something to show in a view. */
const offeredIn = (view: View, subjects: readonly Subject[]) =>
  subjects.filter(({ chart, tracks }) => (view === 'road' ? tracks.length > 0 : chart))

function Hot({ draws, source }: { draws: readonly TrendDraw[]; source: ChartSource }) {
  const { t } = useWords(lotteryWords)
  const values = draws.map(({ numbers }) => source.valuesOf(numbers))
  return (
    <HotCold
      list={frequencies(values, source)}
      hotTitle={t('draws.hot')}
      coldTitle={t('draws.cold')}
      textOf={String}
    />
  )
}
