import { call } from '@fairhouse/browser/call'
import { moneyText, parseAmount } from '@fairhouse/money'
import { EmptyState, Money } from '@fairhouse/ui'
import { useSearchParams } from 'wouter'
import { CsvButton } from '#features/csv'
import { Code, Facts } from '#features/facts'
import { LoadState, Pager, Rows, usePages, type Column } from '#features/list'
import { Page, Section } from '#features/page'
import { Member } from '#features/people'
import { freshQuery, useQueryOnce } from '#lib/query'
import { codeClass } from '#lib/text-classes'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { readRowsQuery, type RowsQuery } from './rows-query.ts'
import type { LedgerRow } from './view.ts'

/** Ledger rows behind a figure. */
export function LedgerRows() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const query = readRowsQuery(search)
  const back = { href: '/reports', label: t('reports.title') }
  return (
    <Page title={t('reports.rows_title')} text={t('reports.rows_text')} back={back}>
      {query ? (
        <LedgerList key={String(search)} query={query} />
      ) : (
        <EmptyState title={t('common.not_there')} />
      )}
    </Page>
  )
}

function LedgerList({ query }: { query: RowsQuery }) {
  const { t } = useWords()
  const pages = usePages()
  const { after } = pages
  const answer = useQueryOnce(
    freshQuery('GET /office/api/report/rows', { ...query, ...(after !== undefined && { after }) }),
  )
  const columns = useColumns(query.figure ?? 'revenue')
  return (
    <>
      <RowsSummary query={query} />
      <LoadState answer={answer}>
        {({ list, next }) => (
          <>
            <Rows
              caption={t('reports.rows_title')}
              columns={columns}
              rows={list}
              keyOf={({ id }) => id}
              empty={t(next === null ? 'reports.rows_none' : 'reports.rows_more')}
            />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Pager {...{ pages, next }} />
              <CsvButton
                name={`ledger-${query.from}-${query.to}`}
                ask={(part) =>
                  call('GET /office/api/report/rows/csv', {
                    ...query,
                    ...(part !== undefined && { after: part }),
                  })
                }
              />
            </div>
          </>
        )}
      </LoadState>
    </>
  )
}

/** Filter summary, with the report's total if it is a single line. */
function RowsSummary({ query }: { query: RowsQuery }) {
  const { t } = useWords()
  const { from, to, brandId, vendor, game, provider, memberId, figure } = query
  const input = {
    by: 'brand' as const,
    from,
    to,
    brandId,
    ...(vendor !== undefined && { vendor }),
    ...(game !== undefined && { game }),
  }
  const { data } = useQueryOnce(freshQuery('GET /office/api/report', input))
  const hasTotal = provider === undefined && memberId === undefined
  const [total] = hasTotal && data ? data.totals : []
  const name = figure ?? 'revenue'
  return (
    <Section title={t(`reports.${name}`)}>
      <Facts
        facts={[
          { label: t('reports.period'), value: t('reports.days', { from, to }) },
          {
            label: t('reports.brand'),
            value: data?.brands.find(({ id }) => id === brandId)?.name ?? '',
          },
          vendor !== undefined && { label: t('reports.vendor'), value: vendor },
          game !== undefined && { label: t('reports.game'), value: game },
          provider !== undefined && { label: t('reports.provider'), value: provider },
          memberId !== undefined && {
            label: t('reports.player'),
            value: <Member id={memberId} />,
          },
          total !== undefined && {
            label: t('reports.rows_total'),
            value: <Money text={moneyText(total[name], total.currency)} />,
          },
        ]}
      />
    </Section>
  )
}

function useColumns(figure: NonNullable<RowsQuery['figure']> | 'revenue'): Column<LedgerRow>[] {
  const { t } = useWords()
  const when = useDateTime()
  return [
    { key: 'at', label: t('reports.at'), isHeading: true, cell: ({ at }) => when(at) },
    {
      key: 'code',
      label: t('reports.code'),
      cell: ({ code }) => <span className={codeClass}>{code}</span>,
    },
    {
      key: 'figure',
      label: t(`reports.${figure}`),
      isNumber: true,
      cell: (row) => (
        <span className="flex flex-col items-end">
          <Money text={moneyText(row[figure], row.currency)} />
          {parseAmount(row.reversed) !== 0n && (
            <span className="text-xs text-text-quiet">
              {t('reports.returned')} {moneyText(row.returned, row.currency)} ·{' '}
              {t('reports.reversed')} {moneyText(row.reversed, row.currency)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'player',
      label: t('reports.player'),
      cell: ({ members }) => members.map((id) => <Member key={id} id={id} />),
    },
    {
      key: 'reference',
      label: t('reports.reference'),
      cell: ({ reference }) => <span className={codeClass}>{reference}</span>,
    },
    { key: 'id', label: t('reports.id'), cell: ({ id }) => <Code id={id} /> },
  ]
}
