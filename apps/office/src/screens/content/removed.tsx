import { call } from '@fairhouse/browser/call'
import type { ContentKind } from '@fairhouse/protocol'
import { Decide } from '#features/decide'
import { Rows, type Column } from '#features/list'
import { Section } from '#features/page'
import { Staffer } from '#features/people'
import { asking, useAgain, useLive } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/later-words'
import { titleOf, type Brand, type Removed as One } from './told.ts'

interface Props {
  kind: ContentKind
  brand: Brand
}

/** What was taken away, and the way back; nothing where nothing was. */
export function Removed({ kind, brand }: Props) {
  const { t } = useWords()
  const asked = { brandId: brand.id, kind }
  const { data } = useLive(asking('GET /office/api/content/removed', asked))
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
  const { t, language } = useWords()
  const { may } = useMe()
  const when = useWhen()
  return [
    {
      key: 'title',
      label: t('content.piece_title'),
      isHeading: true,
      cell: ({ id, piece }) => (piece ? titleOf(piece, language, brand) : id),
    },
    { key: 'at', label: t('content.removed_at'), cell: ({ at }) => (at ? when(at) : '–') },
    { key: 'by', label: t('content.removed_by'), cell: ({ by }) => by && <Staffer id={by} /> },
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
  const { t } = useWords()
  const again = useAgain()
  return (
    <Decide
      label={t('content.bring_back')}
      title={t('content.bring_back_title')}
      text={t('content.bring_back_text')}
      onSend={() => call('POST /office/api/content/restore', sent)}
      onDone={() => again('GET /office/api/content', 'GET /office/api/content/removed')}
    />
  )
}
