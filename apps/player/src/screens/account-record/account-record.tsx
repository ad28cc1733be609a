import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Choice } from '@fairhouse/ui'
import { useCallback, useState } from 'react'
import { CsvButton, AnswerList, Pages, PeriodChoice } from '#features/records'
import { useLatestAnswer, usePeriod } from '#features/records'
import { call } from '#lib/call'
import { Lines } from './lines.tsx'
import { Summary } from './summary.tsx'
import type { Line } from './view.ts'

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

/** All balance changes of an account, with the balance after each. */
export function AccountRecord() {
  const { t } = useWords(centreWords)
  const { period, choose, setDays } = usePeriod()
  const { from, to, zone } = period
  const [type, setType] = useState<Type>()
  const [page, setPage] = useState(1)
  const ask = useCallback(
    (signal: AbortSignal) =>
      call('GET /wps/record/account', { from, to, zone, type, pageNo: String(page) }, { signal }),
    [from, to, zone, type, page],
  )
  const latest = useLatestAnswer(ask)
  const first =
    <Args extends unknown[]>(then: (...args: Args) => void) =>
    (...args: Args) => {
      setPage(1)
      then(...args)
    }
  const options = types.map((value) => ({ value, label: t(`records.type_${value}`) }))
  return (
    <section className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <PeriodChoice period={period} choose={first(choose)} setDays={first(setDays)} />
        <Choice<Type | ''>
          label={t('records.type')}
          options={[{ value: '', label: t('records.all') }, ...options]}
          value={type ?? ''}
          onChange={first((value: Type | '') => setType(value || undefined))}
        />
      </div>
      <AnswerList answer={latest} isEmpty={({ total }) => total === 0}>
        {(record) => (
          <>
            <Summary record={record} isWhole={type === undefined} />
            <Lines record={record} />
            <Pages page={page} pages={record.totalPages} onPage={setPage} />
          </>
        )}
      </AnswerList>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-quiet">{t('records.zone', { zone })}</p>
        <CsvButton
          name="account"
          ask={(after) => call('GET /wps/record/account/csv', { from, to, zone, type, after })}
        />
      </div>
    </section>
  )
}
