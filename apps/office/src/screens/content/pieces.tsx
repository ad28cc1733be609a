import { call } from '@fairhouse/browser/call'
import { nowMs } from '@fairhouse/browser/clock'
import type { ContentKind } from '@fairhouse/protocol'
import { Problem } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Rows, type Column } from '#features/list'
import { moved, OrderArrows } from '#features/order'
import { Tag } from '#features/tag'
import { useAct } from '#lib/act'
import { useAgain } from '#lib/ask'
import { linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/later-words'
import { missingIn, standingOf, titleOf, tones, type Brand, type Row, type Told } from './told.ts'

interface Props {
  kind: ContentKind
  told: Told
}

/** All of one kind, in their order, with what is missing. */
export function Pieces({ kind, told }: Props) {
  const { t } = useWords()
  const { problem, run } = useAct()
  const again = useAgain()
  const brand = told.brands.find(({ id }) => id === told.brandId)
  const ids = told.list.map(({ piece }) => piece.id)
  const move = (id: string, by: -1 | 1) => {
    const order = moved(ids, id, by)
    if (!order) return
    void run(async () => {
      const sent = { brandId: told.brandId, kind, ids: order }
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
        rows={told.list}
        keyOf={({ piece }) => piece.id}
        empty={t('content.none')}
      />
    </>
  )
}

/** Where it is seen, in the words of its kind. */
function useWhere() {
  const { t } = useWords()
  return ({ piece }: Row) => {
    if (piece.kind === 'banner') return t(`content.group_${piece.group}`)
    if (piece.kind === 'announcement') return t(`content.type_${piece.type}`)
    return piece.category || none
  }
}

/** Where there is nothing to say. */
const none = '–'

const withoutOrder: readonly ContentKind[] = ['announcement']

function useColumns(
  kind: ContentKind,
  brand: Brand | undefined,
  move: (id: string, by: -1 | 1) => void,
): Column<Row>[] {
  const { t, language } = useWords()
  const { may } = useMe()
  const when = useWhen()
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
      cell: (row) => <Standing row={row} now={now} />,
    },
    {
      key: 'from',
      label: t('content.starts'),
      cell: ({ piece }) => (piece.startsAt === null ? none : when(piece.startsAt)),
    },
    {
      key: 'missing',
      label: t('content.missing'),
      cell: ({ piece }) => missingIn(piece, brand).join(', ') || none,
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

function Standing({ row, now }: { row: Row; now: string }) {
  const { t } = useWords()
  const when = useWhen()
  const standing = standingOf(row, now)
  const { draft } = row
  return (
    <span className="inline-flex flex-col items-end gap-1 lg:items-start">
      <Tag tone={tones[standing]} text={t(`content.standing_${standing}`)} />
      {draft && standing !== 'drafted' && <Tag tone="warn" text={t('content.has_draft')} />}
      {draft && draft.publishAt !== null && (
        <span className="text-sm text-text-quiet">
          {t('content.draft_timed', { at: when(draft.publishAt) })}
        </span>
      )}
    </span>
  )
}
