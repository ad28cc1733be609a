import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Problem } from '@fairhouse/ui'
import { StopButton, SwitchButton } from '#features/decision'
import { Rows, type Column } from '#features/list'
import { Tag } from '#features/tag'
import { codeClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { HotToggle } from './hot-toggle.tsx'
import { MoveControls } from './move-controls.tsx'
import { useQueuedChanges } from './use-queued-changes.ts'
import {
  applyChange,
  dropPlace,
  nameOf,
  stateOf,
  tones,
  type Brand,
  type GameChange,
  type GameRow,
  type Games,
} from './view.ts'

interface Props {
  listing: Games
  brand: Brand | undefined
  refetch: () => Promise<void>
}

/** Games with switch, hot mark and order. */
export function GameRows({ listing, brand, refetch }: Props) {
  const { t } = useWords(adminWords)
  const scope = { vendor: listing.vendor.code, ...(brand && { brandId: brand.id }) }
  const send = (change: GameChange) => {
    const { game } = change
    return change.kind === 'move'
      ? call('POST /office/api/catalogue/order', { ...scope, game, place: change.place })
      : call('POST /office/api/catalogue/hot', { ...scope, game, isHot: change.isHot })
  }
  const { waiting, problem, push } = useQueuedChanges(send, refetch)
  const list = waiting.reduce<readonly GameRow[]>(applyChange, listing.list)
  const actions: GameActions = {
    move: (game, place) => push({ kind: 'move', game, place }),
    drop: (game, target) => {
      const place = dropPlace(list, game, target)
      if (place !== undefined) actions.move(game, place)
    },
    mark: (game, isHot) => push({ kind: 'hot', game, isHot }),
  }
  const columns = useColumns(listing, brand, actions)
  return (
    <>
      <Problem text={problem} />
      <Rows
        caption={t('catalogue.games')}
        columns={columns}
        rows={list}
        keyOf={({ code }) => code}
        empty={t('catalogue.no_games')}
      />
    </>
  )
}

interface GameActions {
  move: (game: string, place: number) => void
  drop: (game: string, target: string) => void
  mark: (game: string, isHot: boolean) => void
}

function useColumns(
  listing: Games,
  brand: Brand | undefined,
  actions: GameActions,
): Column<GameRow>[] {
  const { t, language } = useWords(adminWords)
  const { may } = useMe()
  const isManager = may('catalogueManage')
  const actionColumns = useActionColumns(listing, brand, actions)
  const columns: Column<GameRow>[] = [
    { key: 'place', label: t('catalogue.place'), cell: ({ place }) => place, isNumber: true },
    {
      key: 'game',
      label: t('catalogue.game'),
      isHeading: true,
      cell: (row) => (
        <span className="inline-flex flex-col">
          {nameOf(row, language)}
          <span className={codeClass}>{row.code}</span>
        </span>
      ),
    },
    { key: 'category', label: t('catalogue.category'), cell: ({ gameType }) => gameType },
    {
      key: 'return',
      label: t('catalogue.return'),
      cell: ({ rtp }) => (rtp === null ? '' : `${rtp} %`),
      isNumber: true,
    },
    {
      key: 'state',
      label: t('common.state'),
      cell: (row) => {
        const state = stateOf(row, listing)
        return <Tag tone={tones[state]} text={t(`catalogue.${state}`)} />
      },
    },
    {
      key: 'hot',
      label: t('catalogue.hot'),
      cell: (row) => (
        <HotToggle
          title={nameOf(row, language)}
          isHot={row.isHot}
          {...(isManager && { onMark: (isHot: boolean) => actions.mark(row.code, isHot) })}
        />
      ),
    },
  ]
  return isManager ? [...columns, ...actionColumns] : columns
}

function useActionColumns(
  listing: Games,
  brand: Brand | undefined,
  actions: GameActions,
): Column<GameRow>[] {
  const { t, language } = useWords(adminWords)
  return [
    {
      key: 'order',
      label: t('catalogue.order'),
      cell: (row) => (
        <MoveControls
          code={row.code}
          title={nameOf(row, language)}
          place={row.place}
          last={listing.vendor.games}
          onMove={(place) => actions.move(row.code, place)}
          onDrop={(dragged) => actions.drop(dragged, row.code)}
        />
      ),
    },
    {
      key: 'turn',
      label: t('common.action'),
      cell: (row) => (
        <span className="inline-flex flex-wrap gap-2">
          <SwitchButton
            vendor={listing.vendor.code}
            game={row.code}
            title={nameOf(row, language)}
            brand={brand}
            isOn={brand ? row.isOnHere : row.isOn}
          />
          <StopButton
            isShort
            name={nameOf(row, language)}
            target={{
              what: 'game',
              vendor: listing.vendor.code,
              game: row.code,
              ...(brand && { brandId: brand.id }),
            }}
          />
        </span>
      ),
    },
  ]
}
