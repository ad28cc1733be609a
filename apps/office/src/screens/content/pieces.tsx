import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { nowMs } from '@fairhouse/browser/clock'
import type { ContentKind } from '@fairhouse/protocol'
import { Problem } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Rows, type Column } from '#features/list'
import { moveItem, OrderArrows } from '#features/order'
import { Tag } from '#features/tag'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import {
  missingLanguages,
  stateOf,
  titleOf,
  tones,
  type Brand,
  type Row,
  type ContentListing,
} from './view.ts'

interface Props {
  kind: ContentKind
  listing: ContentListing
}

/** All pieces of one kind, in order, with missing languages. */
export function Pieces({ kind, listing }: Props) {
  const { t } = useWords(adminWords)
  const { problem, run } = useAction()
  const again = useInvalidate()
  const brand = listing.brands.find(({ id }) => id === listing.brandId)
  const ids = listing.list.map(({ piece }) => piece.id)
  const move = (id: string, by: -1 | 1) => {
    const order = moveItem(ids, id, by)
    if (!order) return
    void run(async () => {
      const sent = { brandId: listing.brandId, kind, ids: order }
      await call('POST /office/api/content/order', sent)
      again('GET /office/api/content')
    })
  }
  const columns = useColumns(kind, brand, move)
  return (
    <>
      <Problem text={problem} />
      <Rows
        caption={t(`content.kind_${kind}`)}
        columns={columns}
        rows={listing.list}
        keyOf={({ piece }) => piece.id}
        empty={t('content.none')}
      />
    </>
  )
}

/** Where the piece appears, depending on its kind. */
function useWhere() {
  const { t } = useWords(adminWords)
  return ({ piece }: Row) => {
    if (piece.kind === 'banner') return t(`content.group_${piece.group}`)
    if (piece.kind === 'announcement') return t(`content.type_${piece.type}`)
    return piece.category || none
  }
}

/** Shown for an empty value. */
const none = '–'

const withoutOrder: readonly ContentKind[] = ['announcement']

function useColumns(
  kind: ContentKind,
  brand: Brand | undefined,
  move: (id: string, by: -1 | 1) => void,
): Column<Row>[] {
  const { t, language } = useWords(adminWords)
  const { may } = useMe()
  const when = useDateTime()
  const where = useWhere()
  const now = new Date(nowMs()).toISOString()
  if (!brand) return []
  const columns: Column<Row>[] = [
    {
      key: 'title',
      label: t('content.piece_title'),
      isHeading: true,
      cell: ({ piece }) => (
        <Link href={`/content/${kind}/${piece.id}?brand=${brand.id}`} className={linkClass}>
          {titleOf(piece, language, brand)}
        </Link>
      ),
    },
    { key: 'where', label: t('content.where'), cell: where },
    {
      key: 'state',
      label: t('common.state'),
      cell: (row) => <PieceState row={row} now={now} />,
    },
    {
      key: 'from',
      label: t('content.starts'),
      cell: ({ piece }) => (piece.startsAt === null ? none : when(piece.startsAt)),
    },
    {
      key: 'missing',
      label: t('content.missing'),
      cell: ({ piece }) => missingLanguages(piece, brand).join(', ') || none,
    },
  ]
  if (!may('contentManage') || withoutOrder.includes(kind)) return columns
  const order: Column<Row> = {
    key: 'order',
    label: t('content.order'),
    cell: ({ piece }) => {
      const title = titleOf(piece, language, brand)
      return (
        <OrderArrows
          up={t('content.up', { title })}
          down={t('content.down', { title })}
          onMove={(by) => move(piece.id, by)}
        />
      )
    },
  }
  return [...columns, order]
}

function PieceState({ row, now }: { row: Row; now: string }) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  const state = stateOf(row, now)
  const { draft } = row
  return (
    <span className="inline-flex flex-col items-end gap-1 lg:items-start">
      <Tag tone={tones[state]} text={t(`content.standing_${state}`)} />
      {draft && state !== 'drafted' && <Tag tone="warn" text={t('content.has_draft')} />}
      {draft && draft.publishAt !== null && (
        <span className="text-sm text-text-quiet">
          {t('content.draft_timed', { at: when(draft.publishAt) })}
        </span>
      )}
    </span>
  )
}
