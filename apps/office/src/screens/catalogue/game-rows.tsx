import { call } from '@fairhouse/browser/call'
import { Problem } from '@fairhouse/ui'
import { Rows, type Column } from '#features/list'
import { Tag } from '#features/tag'
import { useAct } from '#lib/act'
import { useAgain } from '#lib/ask'
import { codeClass } from '#lib/look'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { Hot } from './hot.tsx'
import { Place } from './place.tsx'
import {
  dropPlace,
  nameOf,
  standingOf,
  tones,
  type Brand,
  type GameRow,
  type Games,
} from './told.ts'
import { Turn } from './turn.tsx'

interface Props {
  told: Games
  brand: Brand | undefined
}

/** Games with their switches, marks and order. */
export function GameRows({ told, brand }: Props) {
  const { t } = useWords()
  const { problem, run } = useAct()
  const again = useAgain()
  const scope = { vendor: told.vendor.code, ...(brand && { brandId: brand.id }) }
  const after = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work()
      again('GET /office/api/catalogue/games')
    })
  const acts: Acts = {
    move: (game, place) =>
      after(() => call('POST /office/api/catalogue/order', { ...scope, game, place })),
    drop: (game, target) => {
      const place = dropPlace(told.list, game, target)
      if (place !== undefined) acts.move(game, place)
    },
    mark: (game, isHot) =>
      after(() => call('POST /office/api/catalogue/hot', { ...scope, game, isHot })),
  }
  const columns = useColumns(told, brand, acts)
  return (
    <>
      <Problem text={problem} />
      <Rows
        caption={t('catalogue.games')}
        columns={columns}
        rows={told.list}
        keyOf={({ code }) => code}
        empty={t('catalogue.no_games')}
      />
    </>
  )
}

interface Acts {
  move: (game: string, place: number) => void
  drop: (game: string, target: string) => void
  mark: (game: string, isHot: boolean) => void
}

function useColumns(told: Games, brand: Brand | undefined, acts: Acts): Column<GameRow>[] {
  const { t, language } = useWords()
  const { may } = useMe()
  const isManager = may('catalogueManage')
  const acted = useActs(told, brand, acts)
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
        const standing = standingOf(row)
        return <Tag tone={tones[standing]} text={t(`catalogue.${standing}`)} />
      },
    },
    {
      key: 'hot',
      label: t('catalogue.hot'),
      cell: (row) => (
        <Hot
          title={nameOf(row, language)}
          isHot={row.isHot}
          {...(isManager && { onMark: (isHot: boolean) => acts.mark(row.code, isHot) })}
        />
      ),
    },
  ]
  return isManager ? [...columns, ...acted] : columns
}

function useActs(told: Games, brand: Brand | undefined, acts: Acts): Column<GameRow>[] {
  const { t, language } = useWords()
  return [
    {
      key: 'order',
      label: t('catalogue.order'),
      cell: (row) => (
        <Place
          code={row.code}
          title={nameOf(row, language)}
          place={row.place}
          last={told.vendor.games}
          onMove={(place) => acts.move(row.code, place)}
          onDrop={(dragged) => acts.drop(dragged, row.code)}
        />
      ),
    },
    {
      key: 'turn',
      label: t('common.action'),
      cell: (row) => (
        <Turn
          vendor={told.vendor.code}
          game={row.code}
          title={nameOf(row, language)}
          brand={brand}
          isOn={brand ? row.isOnHere : row.isOn}
        />
      ),
    },
  ]
}
