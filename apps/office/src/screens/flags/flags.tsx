import type { Value } from '@fairhouse/browser/call'
import { Link } from 'wouter'
import { PagedRows, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { Member } from '#features/people'
import { asking, useLive } from '#lib/ask'
import { linkClass } from '#lib/look'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'

type Row = Value<'GET /office/api/safety/flags'>['list'][number]

/** Patterns that may mean harm and that nobody has looked into yet. */
export function Flags() {
  const { t } = useWords()
  const pages = usePages()
  const { after } = pages
  const answer = useLive(
    asking('GET /office/api/safety/flags', { ...(after !== undefined && { after }) }),
  )
  const columns = useColumns()
  return (
    <Page title={t('flags.title')} text={t('flags.text')}>
      <PagedRows
        {...{ answer, pages, columns }}
        caption={t('flags.title')}
        empty={t('flags.none')}
      />
    </Page>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useWords()
  const when = useWhen()
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
