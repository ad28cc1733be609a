import { call } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { EmptyState, Money } from '@fairhouse/ui'
import { useSearchParams } from 'wouter'
import { CsvButton } from '#features/csv'
import { Code, Facts } from '#features/facts'
import { Listed, Paged, Rows, usePages, type Column } from '#features/list'
import { Page, Section } from '#features/page'
import { Member } from '#features/people'
import { asking, useLook } from '#lib/ask'
import { codeClass } from '#lib/look'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'
import { behindOf, type Behind } from './behind.ts'
import type { LedgerRow } from './told.ts'

/** The rows of the ledger behind a figure. */
export function LedgerRows() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const behind = behindOf(search)
  const back = { href: '/reports', label: t('reports.title') }
  return (
    <Page title={t('reports.rows_title')} text={t('reports.rows_text')} back={back}>
      {behind ? (
        <Found key={String(search)} behind={behind} />
      ) : (
        <EmptyState title={t('common.not_there')} />
      )}
    </Page>
  )
}

function Found({ behind }: { behind: Behind }) {
  const { t } = useWords()
  const pages = usePages()
  const { after } = pages
  const answer = useLook(
    asking('GET /office/api/report/rows', { ...behind, ...(after !== undefined && { after }) }),
  )
  const columns = useColumns(behind.figure ?? 'revenue')
  return (
    <>
      <About behind={behind} />
      <Listed answer={answer}>
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
              <Paged {...{ pages, next }} />
              <CsvButton
                name={`ledger-${behind.from}-${behind.to}`}
                ask={(part) =>
                  call('GET /office/api/report/rows/csv', {
                    ...behind,
                    ...(part !== undefined && { after: part }),
                  })
                }
              />
            </div>
          </>
        )}
      </Listed>
    </>
  )
}

/** What is looked at, and what the report says of it where it is told in one line. */
function About({ behind }: { behind: Behind }) {
  const { t } = useWords()
  const { from, to, brandId, vendor, game, provider, memberId, figure } = behind
  const input = {
    by: 'brand' as const,
    from,
    to,
    brandId,
    ...(vendor !== undefined && { vendor }),
    ...(game !== undefined && { game }),
  }
  const { data } = useLook(asking('GET /office/api/report', input))
  const isTold = provider === undefined && memberId === undefined
  const [total] = isTold && data ? data.totals : []
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

function useColumns(figure: NonNullable<Behind['figure']> | 'revenue'): Column<LedgerRow>[] {
  const { t } = useWords()
  const when = useWhen()
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
      cell: (row) => <Money text={moneyText(row[figure], row.currency)} />,
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
