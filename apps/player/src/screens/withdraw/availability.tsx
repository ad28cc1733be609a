import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon, join, Money } from '@fairhouse/ui'
import { momentText } from '#lib/moment'
import { amountIn, moneyText, type Facts } from './facts.ts'

const noteClass = 'flex items-start gap-3 rounded-control bg-surface-sunken px-4 py-3 text-sm'

/** Available balance and open requirements. */
export function Availability({ facts }: { facts: Facts }) {
  const { t, tag } = useWords(centreWords)
  const { balance, currency, turnover, heldUntil } = facts
  const isMet = amountIn(turnover.total) === 0n
  return (
    <section aria-label={t('withdraw.standing')} className="flex flex-col gap-3">
      <p className="flex flex-col gap-1">
        <span className="text-sm text-text-quiet">{t('withdraw.balance')}</span>
        <Money text={moneyText(balance, currency)} className="text-3xl" />
      </p>
      <div className={noteClass}>
        <Icon
          name={isMet ? 'check' : 'clock'}
          className={join('mt-px size-4.5', isMet ? 'text-good' : 'text-warn')}
        />
        {isMet ? <p>{t('withdraw.turnover_met')}</p> : <TurnoverLeft facts={facts} />}
      </div>
      {heldUntil !== null && (
        <p className={noteClass}>
          <Icon name="shield" className="mt-px size-4.5 text-warn" />
          {t('withdraw.held', { time: momentText(heldUntil, tag) })}
        </p>
      )}
    </section>
  )
}

function TurnoverLeft({ facts }: { facts: Facts }) {
  const { t } = useWords(centreWords)
  const { turnover, currency, turnoverPercent } = facts
  const text = (wire: string) => moneyText(wire, currency)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="font-semibold">
        {t('withdraw.turnover_left', { amount: text(turnover.total) })}
      </p>
      {amountIn(turnover.deposits) > 0n && (
        <p className="text-text-quiet">
          {t('withdraw.turnover_deposits', {
            amount: text(turnover.deposits),
            times: String(turnoverPercent / 100),
          })}
        </p>
      )}
      {amountIn(turnover.bonus) > 0n && (
        <p className="text-text-quiet">
          {t('withdraw.turnover_bonus', { amount: text(turnover.bonus) })}
        </p>
      )}
    </div>
  )
}
