import { buttonClass } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { PagedRows, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { Tag } from '#features/tag'
import { asking, useLive } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { linkClass } from '#lib/look'
import { useWhen } from '#lib/when'
import { Filters, noWishes, type Wishes } from './filters.tsx'
import { MemberNames } from './member-names.tsx'
import { mostCounted, severityTones, stateTones, type CaseRow } from './told.ts'

/** Cases; at first those that are not closed. */
export function Cases() {
  const { t } = useWords()
  const [wishes, setWishes] = useState(noWishes)
  const pages = usePages()
  const answer = useLive(asking('GET /office/api/risk/cases', sentOf(wishes, pages.after)))
  const columns = useColumns()
  const change = (next: Wishes) => {
    setWishes(next)
    pages.reset()
  }
  return (
    <Page
      title={t('common.risk')}
      text={t('risk.text')}
      actions={
        <>
          <Link href="/risk/rules" className={buttonClass('quiet', 'small')}>
            {t('risk.rules')}
          </Link>
          <Link href="/risk/exclusions" className={buttonClass('quiet', 'small')}>
            {t('risk.exclusions')}
          </Link>
        </>
      }
    >
      <Filters wishes={wishes} known={answer.data} onChange={change} />
      <PagedRows
        {...{ answer, pages, columns }}
        about={({ total }) =>
          t(total < mostCounted ? 'risk.total' : 'risk.total_more', { count: total })
        }
        caption={t('common.risk')}
        empty={t('risk.none')}
      />
    </Page>
  )
}

function sentOf({ state, kind, ownerId, brandId, wanted }: Wishes, after: string | undefined) {
  return {
    ...(state !== '' && { state }),
    ...(kind !== '' && { kind }),
    ...(ownerId !== '' && { ownerId }),
    ...(brandId !== '' && { brandId }),
    ...(wanted !== '' && { wanted }),
    ...(after !== undefined && { after }),
  }
}

function useColumns(): Column<CaseRow>[] {
  const { t } = useWords()
  const when = useWhen()
  return [
    {
      key: 'number',
      label: t('risk.one'),
      isHeading: true,
      cell: ({ id, number, kind }) => (
        <Link href={`/risk/${id}`} className={linkClass}>
          {`#${number} ${t(`risk.kind_${kind}`)}`}
        </Link>
      ),
    },
    {
      key: 'severity',
      label: t('risk.severity'),
      cell: ({ severity }) => (
        <Tag tone={severityTones[severity]} text={t(`risk.severity_${severity}`)} />
      ),
    },
    { key: 'members', label: t('risk.members'), cell: (row) => <MemberNames row={row} /> },
    { key: 'brand', label: t('common.brand'), cell: ({ brand }) => brand },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state }) => <Tag tone={stateTones[state]} text={t(`risk.state_${state}`)} />,
    },
    { key: 'owner', label: t('risk.owner'), cell: ({ owner }) => owner ?? '–' },
    { key: 'raised', label: t('risk.raised'), cell: ({ raisedAt }) => when(raisedAt) },
  ]
}
