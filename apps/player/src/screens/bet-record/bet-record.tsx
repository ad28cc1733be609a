import { useCallback, useState } from 'react'
import { CsvButton, Figure, Listed, moneyText, Pages, toneOf } from '#features/records'
import { changeText, useAsked, usePeriod } from '#features/records'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { BetDetail } from './bet-detail.tsx'
import { Bets } from './bets.tsx'
import { Filters, type Filter } from './filters.tsx'
import type { Bet, Told } from './told.ts'

/** What an account has bet, by category, provider, date and status. */
export function BetRecord() {
  const { tc } = useCentreWords()
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
  const asked = useAsked(ask)
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
        told={asked.data}
        filter={filters}
        onFilter={(filter) => {
          setPage(1)
          setFilter(filter)
        }}
      />
      <Listed asked={asked} isEmpty={({ total }) => total === 0}>
        {(told) => (
          <>
            <Totals told={told} />
            <Bets
              told={told}
              onShow={(bet) => {
                setShown(bet)
                setOpen(true)
              }}
            />
            <Pages page={page} pages={told.totalPages} onPage={setPage} />
          </>
        )}
      </Listed>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-quiet">{tc('records.zone', { zone })}</p>
        <CsvButton
          name="bets"
          ask={(after) => call('GET /wps/record/bets/csv', { from, to, zone, ...filters, after })}
        />
      </div>
      {shown && <BetDetail bet={shown} zone={zone} open={isOpen} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Totals({ told: { total, totals, currency } }: { told: Told }) {
  const { tc } = useCentreWords()
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-sm text-text-quiet">
        {tc('records.bets_count', { count: total })}
      </p>
      <dl className="grid grid-cols-2 gap-2 *:last:col-span-2 lg:grid-cols-3 lg:*:last:col-span-1">
        <Figure label={tc('records.stake')} text={moneyText(totals.stake, currency)} />
        <Figure label={tc('records.win')} text={moneyText(totals.win, currency)} />
        <Figure
          label={tc('records.net')}
          text={changeText(totals.net, currency)}
          tone={toneOf(totals.net)}
        />
      </dl>
    </div>
  )
}
