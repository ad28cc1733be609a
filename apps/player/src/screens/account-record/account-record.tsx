import { Choice } from '@fairhouse/ui'
import { useCallback, useState } from 'react'
import { CsvButton, Listed, Pages, PeriodChoice } from '#features/records'
import { useAsked, usePeriod } from '#features/records'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { Lines } from './lines.tsx'
import { Summary } from './summary.tsx'
import type { Line } from './told.ts'

type Type = Line['type']

const types: readonly Type[] = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'transfer',
  'bonus',
  'fee',
  'correction',
  'other',
]

/** Every movement of an account's money, with what was there after it. */
export function AccountRecord() {
  const { tc } = useCentreWords()
  const { period, choose, setDays } = usePeriod()
  const { from, to, zone } = period
  const [type, setType] = useState<Type>()
  const [page, setPage] = useState(1)
  const ask = useCallback(
    (signal: AbortSignal) =>
      call('GET /wps/record/account', { from, to, zone, type, pageNo: String(page) }, { signal }),
    [from, to, zone, type, page],
  )
  const asked = useAsked(ask)
  const first =
    <Args extends unknown[]>(then: (...args: Args) => void) =>
    (...args: Args) => {
      setPage(1)
      then(...args)
    }
  const options = types.map((value) => ({ value, label: tc(`records.type_${value}`) }))
  return (
    <section className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <PeriodChoice period={period} choose={first(choose)} setDays={first(setDays)} />
        <Choice<Type | ''>
          label={tc('records.type')}
          options={[{ value: '', label: tc('records.all') }, ...options]}
          value={type ?? ''}
          onChange={first((value: Type | '') => setType(value || undefined))}
        />
      </div>
      <Listed asked={asked} isEmpty={({ total }) => total === 0}>
        {(told) => (
          <>
            <Summary told={told} isWhole={type === undefined} />
            <Lines told={told} />
            <Pages page={page} pages={told.totalPages} onPage={setPage} />
          </>
        )}
      </Listed>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-quiet">{tc('records.zone', { zone })}</p>
        <CsvButton
          name="account"
          ask={(after) => call('GET /wps/record/account/csv', { from, to, zone, type, after })}
        />
      </div>
    </section>
  )
}
