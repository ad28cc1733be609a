import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Choice, join } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import { twoDigits } from '../draws/index.ts'
import type { VnResult } from '../draws/index.ts'
import { tailOf } from '../draws/index.ts'
import { HotCold } from './hot-cold.tsx'
import { countBy, frequencies, type Values } from './statistics.ts'

const scopes = ['all', 'special'] as const
type Scope = (typeof scopes)[number]

/** The two-digit tails of a draw: of all its prizes, or of the special ones. */
const tailsOf = ({ stations }: VnResult, scope: Scope): readonly number[] =>
  stations.flatMap((draw) =>
    (scope === 'all' ? draw : draw.slice(0, 1)).map((number) => Number(tailOf(number))),
  )

const headOf = (tail: number) => Math.floor(tail / 10)
const lastOf = (tail: number) => tail % 10

/** Two-digit tails of a Vietnamese game: hot, cold, by head and by last digit. */
export function VnTrends({ draws }: { draws: readonly VnResult[] }) {
  const { t } = useWords(lotteryWords)
  const [scope, setScope] = useState<Scope>('all')
  const values = draws.map((draw) => tailsOf(draw, scope))
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="max-w-xs">
        <Choice<Scope>
          label={t('draws.subject')}
          options={scopes.map((value) => ({ value, label: t(`draws.scope_${value}`) }))}
          value={scope}
          onChange={setScope}
        />
      </div>
      <HotCold
        list={frequencies(values, { min: 0, max: 99 })}
        hotTitle={t('draws.tails_hot')}
        coldTitle={t('draws.tails_cold')}
        textOf={twoDigits}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DigitCounts title={t('draws.by_head')} values={values} keyOf={headOf} />
        <DigitCounts title={t('draws.by_tail')} values={values} keyOf={lastOf} />
      </div>
    </div>
  )
}

interface DigitProps {
  title: string
  values: Values
  keyOf: (tail: number) => number
}

function DigitCounts({ title, values, keyOf }: DigitProps) {
  const { t } = useWords(lotteryWords)
  const counts = countBy(values, keyOf)
  const highest = Math.max(...counts)
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="grid grid-cols-5 gap-1.5">
        {counts.map((count, digit) => (
          <li
            key={digit}
            className={join(
              'flex flex-col items-center rounded-control border bg-surface py-1.5 tabular-nums',
              count === highest && count > 0 ? 'border-accent' : 'border-line',
            )}
          >
            <span className="text-lg font-bold">{digit}</span>
            <span className="text-xs text-text-quiet">{t('draws.times', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
