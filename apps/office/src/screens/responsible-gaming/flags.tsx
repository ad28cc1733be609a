import type { Value } from '@fairhouse/browser/call'
import { Link } from 'wouter'
import { PagedTable, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { Member } from '#features/people'
import { freshQuery, useLiveQuery } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'

type Row = Value<'GET /office/api/safety/flags'>['list'][number]

/** Open flags: play patterns that may indicate harm. */
export function Flags() {
  const { t } = useWords()
  const pages = usePages()
  const { after } = pages
  const answer = useLiveQuery(
    freshQuery('GET /office/api/safety/flags', { ...(after !== undefined && { after }) }),
  )
  const columns = useColumns()
  return (
    <Page title={t('flags.title')} text={t('flags.text')}>
      <PagedTable
        {...{ answer, pages, columns }}
        caption={t('flags.title')}
        empty={t('flags.none')}
      />
    </Page>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useWords()
  const when = useDateTime()
  return [
    {
      key: 'pattern',
      label: t('flags.pattern'),
      isHeading: true,
      cell: ({ id, pattern }) => (
        <Link href={`/flags/${id}`} className={linkClass}>
          {t(`flags.pattern_${pattern}`)}
        </Link>
      ),
    },
    { key: 'member', label: t('common.member'), cell: ({ memberId }) => <Member id={memberId} /> },
    { key: 'happened', label: t('flags.happened'), cell: ({ happenedAt }) => when(happenedAt) },
    { key: 'raised', label: t('flags.raised'), cell: ({ raisedAt }) => when(raisedAt) },
  ]
}
