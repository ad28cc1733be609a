import { lotteryWords } from '@fairhouse/i18n/lottery'
import { join } from '@fairhouse/ui'
import { useState } from 'react'
import { useWords } from '#lib/words'
import { fieldName, pickName } from '../bet-types/index.ts'
import {
  isTwoDigits,
  picksOf,
  priceOfPick,
  type BetTypeView,
  type FieldView,
} from './bet-type-fields.ts'
import { NumberLists } from './number-lists.tsx'
import {
  areNumbers,
  quickPickNames,
  quickPicks,
  setPicks,
  toggleBanker,
  togglePick,
  type PadState,
} from './pad-state.ts'
import { Chip, PickButton } from './pick-button.tsx'
import { shortPrice } from './short-price.ts'

interface Props {
  rules: string
  betType: BetTypeView
  /** Index of the field. */
  index: number
  pad: PadState
  onChange: (pad: PadState) => void
}

/** So few picks stand beside their heading. */
const maxShort = 3
const shortClass = 'grid items-center gap-x-3 gap-y-1 sm:grid-cols-[14rem_1fr] grid-cols-[8rem_1fr]'
const headingClass = 'flex flex-wrap items-baseline justify-between gap-x-2 text-sm'

/** The picks of one field as buttons, with shortcuts for many at once. */
export function PickField({ rules, betType, index, pad, onChange }: Props) {
  const { t } = useWords(lotteryWords)
  const [isForBankers, setForBankers] = useState(false)
  const view = betType.fields[index]
  if (!view) return null
  const picks = picksOf(view)
  const chosen = pad.picks[index] ?? []
  const set = (wanted: readonly string[]) => onChange(setPicks(pad, index, { picks: wanted, view }))
  const press = (pick: string) =>
    onChange(isForBankers ? toggleBanker(pad, pick, view) : togglePick(pad, index, pick, view))
  const clear = () => onChange({ ...setPicks(pad, index, { picks: [], view }), bankers: [] })
  const isSingle = betType.kind === 'single'
  const isShort = picks.length <= maxShort
  const heading = fieldName(rules, betType.id, view.name, t)
  return (
    <div
      role="group"
      aria-label={heading}
      className={join('min-w-0', isShort ? shortClass : 'flex flex-col gap-2')}
    >
      <div className={join(headingClass, isShort && 'max-sm:[&>:last-child]:sr-only')}>
        <span className="font-semibold">{heading}</span>
        <span className="text-text-quiet tabular-nums">
          {isSingle
            ? t('lottery.picked', { count: chosen.length })
            : t('lottery.picked_of', {
                count: chosen.length + pad.bankers.length,
                size: view.size,
              })}
        </span>
      </div>
      {betType.takesBankers && (
        <BankerSwitch
          isOn={isForBankers}
          max={view.size - 1}
          onPress={() => setForBankers((before) => !before)}
        />
      )}
      {isTwoDigits(view) && (
        <NumberLists chosen={chosen} onPick={(numbers) => set([...chosen, ...numbers])} />
      )}
      <PickGrid {...{ betType, picks, chosen }} bankers={pad.bankers} onPress={press} />
      {!isShort && (
        <div className="flex flex-wrap gap-1.5">
          <QuickPicks view={view} picks={picks} onPick={set} />
          {chosen.length > 0 && <Chip onPress={clear}>{t('lottery.clear')}</Chip>}
        </div>
      )}
    </div>
  )
}

interface SwitchProps {
  isOn: boolean
  max: number
  onPress: () => void
}

function BankerSwitch({ isOn, max, onPress }: SwitchProps) {
  const { t } = useWords(lotteryWords)
  return (
    <div className="flex flex-wrap gap-1.5">
      <Chip isOn={isOn} onPress={onPress}>
        {t('lottery.bankers')}
      </Chip>
      {isOn && (
        <p className="basis-full text-sm text-text-quiet">{t('lottery.bankers_help', { max })}</p>
      )}
    </div>
  )
}

interface GridProps {
  betType: BetTypeView
  picks: readonly string[]
  chosen: readonly string[]
  bankers: readonly string[]
  onPress: (pick: string) => void
}

/** More picks than this scroll in a box of their own. */
const maxFlat = 49

function PickGrid({ betType, picks, chosen, bankers, onPress }: GridProps) {
  const { t } = useWords(lotteryWords)
  const hasManyPrices = betType.kind === 'single' && betType.prizes.length > 1
  const isWide = picks.some((pick) => pickName(betType.id, pick, t).length > 3)
  return (
    <div
      className={join(
        'grid gap-1.5',
        isWide
          ? 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]',
        picks.length > maxFlat && 'max-h-96 overflow-y-auto overscroll-contain p-1',
      )}
    >
      {picks.map((pick) => (
        <PickButton
          key={pick}
          label={pickName(betType.id, pick, t)}
          note={hasManyPrices ? shortPrice(priceOfPick(betType, pick) ?? '') : undefined}
          isOn={chosen.includes(pick) || bankers.includes(pick)}
          isBanker={bankers.includes(pick)}
          onPress={() => onPress(pick)}
        />
      ))}
    </div>
  )
}

interface QuickProps {
  view: FieldView
  picks: readonly string[]
  onPick: (picks: readonly string[]) => void
}

function QuickPicks({ view, picks, onPick }: QuickProps) {
  const { t } = useWords(lotteryWords)
  if (!areNumbers(picks) || view.maxPicks < picks.length / 2) return null
  return quickPickNames
    .filter((name) => name !== 'all' || view.maxPicks >= picks.length)
    .map((name) => (
      <Chip key={name} onPress={() => onPick(quickPicks(picks, name))}>
        {t(`lottery.quick_${name}`)}
      </Chip>
    ))
}
