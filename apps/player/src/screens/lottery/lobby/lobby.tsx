import { lotteryWords } from '@fairhouse/i18n/lottery'
import { EmptyState, join, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { Scene } from '#lib/art'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { lotteriesQuery, type LotteryList } from '../data/index.ts'
import { groupsOf, isVietnamese, offeredOf, type Group, type Offered } from './lobby-groups.ts'
import { menuQuery } from './lobby-query.ts'
import { LotteryCard } from './lottery-card.tsx'
import { LoadFailed } from '../parts/index.ts'

const restMs = 20_000
const gridClass = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

interface Props {
  /** Shows the Vietnamese lotteries only. */
  isOnlyVietnamese: boolean
}

/** The lotteries of the brand with their next draws, by group. */
export function Lobby({ isOnlyVietnamese }: Props) {
  const { t, language } = useWords(lotteryWords)
  const menu = useQuery(menuQuery(language))
  const rows = useQuery(lotteriesQuery, { every: () => restMs })
  const again = () => void Promise.all([menu.refetch(), rows.refetch()])
  if ((menu.error && !menu.data) || (rows.error && !rows.data)) {
    return <LoadFailed onAgain={again} />
  }
  if (!menu.data || !rows.data) return <Waiting />
  const all = offeredOf(menu.data, rows.data.games)
  const offered = isOnlyVietnamese ? all.filter(({ row }) => isVietnamese(row.group)) : all
  if (offered.length === 0) {
    return (
      <EmptyState
        picture={<Scene image="lottery" size={125} className="w-40" />}
        title={t('lottery.none_title')}
        text={t('lottery.none_text')}
      />
    )
  }
  return <Board offered={offered} list={rows.data} onLock={() => void rows.refetch()} />
}

function Waiting() {
  return (
    <div className={gridClass}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-44 w-full rounded-card" />
      ))}
    </div>
  )
}

interface BoardProps {
  offered: readonly Offered[]
  list: LotteryList
  onLock: () => void
}

function Board({ offered, list, onLock }: BoardProps) {
  const { t } = useWords(lotteryWords)
  const [chosen, setChosen] = useState<Group>()
  const groups = groupsOf(offered)
  const shown = groups.filter((group) => chosen === undefined || group === chosen)
  return (
    <div className="flex flex-col gap-6">
      {groups.length > 1 && (
        <div
          role="group"
          aria-label={t('lottery.groups')}
          className="-m-1 flex gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
        >
          <GroupChip isOn={chosen === undefined} onPress={() => setChosen(undefined)}>
            {t('lottery.group_all')}
          </GroupChip>
          {groups.map((group) => (
            <GroupChip key={group} isOn={chosen === group} onPress={() => setChosen(group)}>
              {t(`lottery.group_${group}`)}
            </GroupChip>
          ))}
        </div>
      )}
      {shown.map((group) => (
        <section key={group} className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold tracking-tight">{t(`lottery.group_${group}`)}</h2>
          <div className={gridClass}>
            {offered
              .filter(({ row }) => row.group === group)
              .map((one) => (
                <LotteryCard key={one.row.code} offered={one} zone={list.zone} onLock={onLock} />
              ))}
          </div>
        </section>
      ))}
    </div>
  )
}

interface ChipProps {
  isOn: boolean
  onPress: () => void
  children: string
}

const chipClass = join(
  'inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-line px-4',
  'text-sm font-semibold text-text-quiet transition-colors hover:border-accent hover:text-text',
  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-strong',
)

function GroupChip({ isOn, onPress, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress} className={chipClass}>
      {children}
    </button>
  )
}
