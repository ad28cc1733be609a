import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import type { ContentKind } from '@fairhouse/protocol'
import { DecisionButton } from '#features/decision'
import { Rows, type Column } from '#features/list'
import { Section } from '#features/page'
import { ColleagueName } from '#features/people'
import { freshQuery, useInvalidate, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { titleOf, type Brand, type Removed as One } from './view.ts'

interface Props {
  kind: ContentKind
  brand: Brand
}

/** Removed pieces with a button to restore; renders nothing if there are none. */
export function Removed({ kind, brand }: Props) {
  const { t } = useWords(adminWords)
  const target = { brandId: brand.id, kind }
  const { data } = useLiveQuery(freshQuery('GET /office/api/content/removed', target))
  const columns = useColumns({ kind, brand })
  if (!data || data.list.length === 0) return null
  return (
    <Section title={t('content.removed')}>
      <Rows
        caption={t('content.removed')}
        columns={columns}
        rows={data.list}
        keyOf={({ id }) => id}
        empty={t('content.none')}
      />
    </Section>
  )
}

function useColumns({ kind, brand }: Props): Column<One>[] {
  const { t, language } = useWords(adminWords)
  const { may } = useMe()
  const when = useDateTime()
  return [
    {
      key: 'title',
      label: t('content.piece_title'),
      isHeading: true,
      cell: ({ id, piece }) => (piece ? titleOf(piece, language, brand) : id),
    },
    { key: 'at', label: t('content.removed_at'), cell: ({ at }) => (at ? when(at) : '–') },
    {
      key: 'by',
      label: t('content.removed_by'),
      cell: ({ by }) => by && <ColleagueName id={by} />,
    },
    ...(may('contentManage')
      ? [
          {
            key: 'action',
            label: t('common.action'),
            cell: ({ id, number }: One) => (
              <BringBack sent={{ brandId: brand.id, kind, id, number }} />
            ),
          },
        ]
      : []),
  ]
}

interface Sent {
  brandId: string
  kind: ContentKind
  id: string
  number: number
}

function BringBack({ sent }: { sent: Sent }) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  return (
    <DecisionButton
      label={t('content.bring_back')}
      title={t('content.bring_back_title')}
      text={t('content.bring_back_text')}
      onSend={() => call('POST /office/api/content/restore', sent)}
      onDone={() => again('GET /office/api/content', 'GET /office/api/content/removed')}
    />
  )
}
