import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { buttonClass, Dialog, Icon, Money, Skeleton } from '@fairhouse/ui'
import { useCallback } from 'react'
import { changeText, isNothing, moneyText, toneOf, useLatestAnswer, When } from '#features/records'
import { Problem, problemText } from '#lib/action'
import { call, type Value } from '#lib/call'
import type { Bet } from './view.ts'
import { Status } from './bets.tsx'

type Detail = Value<'GET /wps/record/bet'>

interface Props {
  bet: Bet
  zone: string
  open: boolean
  onClose: () => void
}

/** Details of a bet; rounds of our games can be replayed and verified. */
export function BetDetail({ bet: { vendor, round }, zone, open, onClose }: Props) {
  const { t } = useWords(centreWords, accountWords)
  const ask = useCallback(
    (signal: AbortSignal) => call('GET /wps/record/bet', { vendor, round }, { signal }),
    [vendor, round],
  )
  const { data, error, isBusy } = useLatestAnswer(ask)
  const isOther = isBusy && data?.bet.round !== round
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('records.detail')}
      closeLabel={t('records.close')}
      width={440}
    >
      {data && !isOther && <BetFacts detail={data} zone={zone} />}
      {(!data || isOther) && error === undefined && <Skeleton className="h-64 w-full" />}
      {error !== undefined && <Problem text={problemText(error, t)} />}
    </Dialog>
  )
}

function BetFacts({ detail: { bet, currency, steps }, zone }: { detail: Detail; zone: string }) {
  const { t } = useWords(centreWords)
  const facts = [
    [t('records.vendor'), bet.vendorName],
    [t('records.stake'), moneyText(bet.staked, currency)],
    [t('records.win'), moneyText(bet.won, currency)],
    ...(['returned', 'reversed'] as const)
      .filter((name) => !isNothing(bet[name]))
      .map((name) => [t(`records.${name}`), moneyText(bet[name], currency)] as const),
  ] as const
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <p className="text-lg font-semibold break-words">{bet.gameName}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <When at={bet.at} zone={zone} />
          <Status status={bet.status} />
        </p>
      </div>
      <dl className="flex flex-col gap-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-text-quiet">{name}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2">
          <dt className="text-text-quiet">{t('records.net')}</dt>
          <dd>
            <Money text={changeText(bet.net, currency)} tone={toneOf(bet.net)} />
          </dd>
        </div>
        <div className="flex flex-col gap-0.5 pt-2">
          <dt className="text-text-quiet">{t('records.round')}</dt>
          <dd className="font-mono text-xs break-all">{bet.round}</dd>
        </div>
      </dl>
      <RoundEvents bet={bet} />
      <Steps steps={steps} currency={currency} zone={zone} />
    </div>
  )
}

/** Events of the round. */
function RoundEvents({ bet: { game, round, isInHouse, vendorName: vendor } }: Pick<Detail, 'bet'>) {
  const { t } = useWords(centreWords)
  if (!isInHouse) {
    return <p className="text-sm text-text-quiet">{t('records.outside', { vendor })}</p>
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-text-quiet">{t('records.ours')}</p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`/play/?${new URLSearchParams({ game, replay: round })}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('primary', 'small')}
        >
          <Icon name="play" />
          {t('records.watch')}
        </a>
        <a
          href={`/verify?${new URLSearchParams({ round })}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet', 'small')}
        >
          <Icon name="shield" />
          {t('records.verify')}
        </a>
      </div>
    </div>
  )
}

function Steps({ steps, currency, zone }: Pick<Detail, 'steps' | 'currency'> & { zone: string }) {
  const { t } = useWords(centreWords)
  return (
    <ol className="flex flex-col gap-3 border-s-2 border-line ps-4">
      {steps.map(({ id, kind, at, cash, bonus, returned, reversed }) => (
        <li key={id} className="flex flex-col gap-0.5 text-sm">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium">{t(`records.step_${kind}`)}</span>
            <When at={at} zone={zone} />
          </p>
          {(!isNothing(cash) || isNothing(bonus)) && (
            <Moved name={t('records.cash')} amount={cash} currency={currency} />
          )}
          {!isNothing(bonus) && (
            <Moved name={t('records.bonus')} amount={bonus} currency={currency} />
          )}
          {!isNothing(reversed) && (
            <p className="text-text-quiet">
              {t('records.returned')} {moneyText(returned, currency)} · {t('records.reversed')}{' '}
              {moneyText(reversed, currency)}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Moved({ name, amount, currency }: { name: string; amount: string; currency: string }) {
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="text-text-quiet">{name}</span>
      <Money text={changeText(amount, currency)} tone={toneOf(amount)} />
    </p>
  )
}
