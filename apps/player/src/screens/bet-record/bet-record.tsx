import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { useCallback, useState } from 'react'
import { CsvButton, Figure, AnswerList, moneyText, Pages, toneOf } from '#features/records'
import { changeText, useLatestAnswer, usePeriod } from '#features/records'
import { call } from '#lib/call'
import { BetDetail } from './bet-detail.tsx'
import { Bets } from './bets.tsx'
import { Filters, type Filter } from './filters.tsx'
import type { Bet, BetRecordPage } from './view.ts'

/** Bet history by category, provider, date and status. */
export function BetRecord() {
  const { t } = useWords(centreWords)
  const chosen = usePeriod()
  const { from, to, zone } = chosen.period
  const [{ category, vendor, status }, setFilter] = useState<Filter>({})
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<Bet>()
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback(
    (signal: AbortSignal) => {
      const input = { from, to, zone, category, vendor, status, pageNo: String(page) }
      return call('GET /wps/record/bets', input, { signal })
    },
    [from, to, zone, category, vendor, status, page],
  )
  const latest = useLatestAnswer(ask)
  const filters = { category, vendor, status }
  return (
    <section className="flex flex-col gap-5">
      <Filters
        chosen={{
          ...chosen,
          choose: (preset) => {
            setPage(1)
            chosen.choose(preset)
          },
          setDays: (days) => {
            setPage(1)
            chosen.setDays(days)
          },
        }}
        record={latest.data}
        filter={filters}
        onFilter={(filter) => {
          setPage(1)
          setFilter(filter)
        }}
      />
      <AnswerList answer={latest} isEmpty={({ total }) => total === 0}>
        {(record) => (
          <>
            <Totals record={record} />
            <Bets
              record={record}
              onShow={(bet) => {
                setShown(bet)
                setOpen(true)
              }}
            />
            <Pages page={page} pages={record.totalPages} onPage={setPage} />
          </>
        )}
      </AnswerList>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-quiet">{t('records.zone', { zone })}</p>
        <CsvButton
          name="bets"
          ask={(after) => call('GET /wps/record/bets/csv', { from, to, zone, ...filters, after })}
        />
      </div>
      {shown && <BetDetail bet={shown} zone={zone} open={isOpen} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Totals({ record: { total, totals, currency } }: { record: BetRecordPage }) {
  const { t } = useWords(centreWords)
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm text-text-quiet">
        {t('records.bets_count', { count: total })}
      </p>
      <dl className="grid grid-cols-2 gap-2 *:last:col-span-2 lg:grid-cols-3 lg:*:last:col-span-1">
        <Figure label={t('records.stake')} text={moneyText(totals.stake, currency)} />
        <Figure label={t('records.win')} text={moneyText(totals.win, currency)} />
        <Figure
          label={t('records.net')}
          text={changeText(totals.net, currency)}
          tone={toneOf(totals.net)}
        />
      </dl>
    </div>
  )
}
