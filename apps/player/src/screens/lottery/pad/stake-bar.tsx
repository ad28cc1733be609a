import { lotteryWords } from '@fairhouse/i18n/lottery'
import { sum } from '@fairhouse/money'
import { Button, Field, IconButton, Money } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { moneyText } from '#lib/money'
import { useWords } from '#lib/words'
import { readStake, stakesOf, type LinePrice } from '../slip/index.ts'
import { Chip } from './pick-button.tsx'

interface Props {
  currency: string
  /** As typed. */
  stake: string
  times: number
  onStake: (stake: string) => void
  onTimes: (times: number) => void
  /** Of the lines that are picked; undefined while they are no bet. */
  price: readonly LinePrice[] | undefined
  onAdd: () => void
  /** Other ways to add what is picked. */
  children: ReactNode
}

const maxTimes = 9999

/** The stake of a unit, what the picks cost with it, and the button that adds them to the slip. */
export function StakeBar(props: Props) {
  const { currency, stake, times, onStake, onTimes, price, onAdd, children } = props
  const { t } = useWords(lotteryWords)
  const isStake = readStake(stake) !== undefined
  const setTimes = (wanted: number) => onTimes(Math.min(maxTimes, Math.max(1, wanted)))
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3 sm:p-4">
      <div role="group" aria-label={t('lottery.stakes')} className="flex flex-wrap gap-1.5">
        {stakesOf(currency).map((one) => (
          <Chip key={one} isOn={readStake(one) === readStake(stake)} onPress={() => onStake(one)}>
            {moneyText(one, currency)}
          </Chip>
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-40 flex-1">
          <Field
            label={t('lottery.stake_unit')}
            value={stake}
            onChange={onStake}
            inputMode="text"
            autoComplete="off"
            hint={t('lottery.stake_hint')}
            {...(!isStake && { error: t('lottery.stake_wrong') })}
          />
        </div>
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-medium text-text-quiet">{t('lottery.times')}</span>
          <div role="group" aria-label={t('lottery.times')} className="flex items-center gap-1.5">
            <IconButton
              icon="minus"
              label={t('lottery.less')}
              onClick={() => setTimes(times - 1)}
            />
            <output className="min-w-12 text-center font-semibold tabular-nums">× {times}</output>
            <IconButton icon="plus" label={t('lottery.more')} onClick={() => setTimes(times + 1)} />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
          <span>{t('lottery.units', { count: unitsIn(price) })}</span>
          <span>
            {t('lottery.cost')}{' '}
            <Money text={moneyText(sum((price ?? []).map((one) => one.stake)), currency)} />
          </span>
          <span>
            {t('lottery.max_win')}{' '}
            <Money text={moneyText(sum((price ?? []).map((one) => one.maxPayout)), currency)} />
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {children}
          <Button size="small" icon="plus" busy={price === undefined} onClick={onAdd}>
            {t('lottery.add')}
          </Button>
        </div>
      </div>
    </div>
  )
}

const unitsIn = (price: readonly LinePrice[] = []) =>
  Number(price.reduce((all, { units }) => all + units, 0n))
