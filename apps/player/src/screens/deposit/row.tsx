import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { Deposit } from '@fairhouse/protocol'
import { Icon, join, Money, StatusDot, toneText } from '@fairhouse/ui'
import { momentText } from '#lib/moment'
import { moneyText } from '#lib/money'
import { methodName } from './method-name.ts'
import { stateStyles } from './state-style.ts'

export type ListedDeposit = Pick<
  Deposit,
  | 'id'
  | 'amount'
  | 'fee'
  | 'net'
  | 'currency'
  | 'state'
  | 'createdAt'
  | 'name'
  | 'kind'
  | 'reference'
>

const isNothing = (amount: string) => /^[0.]*$/.test(amount)

interface Props {
  deposit: ListedDeposit
  onOpen: (id: string) => void
}

const rowClass = join(
  'flex w-full cursor-pointer items-center gap-3 rounded-card border border-line bg-surface px-4',
  'py-3 text-start transition-colors hover:border-accent',
)

/** One deposit in a list. */
export function Row({ deposit, onOpen }: Props) {
  const { t, tag } = useWords(centreWords)
  const { id, amount, fee, net, currency, state, createdAt } = deposit
  const { tone, isMoving } = stateStyles[state]
  return (
    <button type="button" onClick={() => onOpen(id)} className={rowClass}>
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Money text={moneyText(amount, currency)} />
          <span className={join('inline-flex items-center gap-2 text-sm', toneText[tone])}>
            <StatusDot tone={tone} moving={isMoving} />
            {t(`deposit.state_${state}`)}
          </span>
        </span>
        {!isNothing(fee) && (
          <span className="flex flex-wrap gap-x-4 text-sm text-text-quiet">
            <span>
              {t('deposit.fee')} <bdi>{moneyText(fee, currency)}</bdi>
            </span>
            <span>
              {t(state === 'credited' ? 'deposit.credited' : 'deposit.you_get')}{' '}
              <bdi>{moneyText(net, currency)}</bdi>
            </span>
          </span>
        )}
        <span className="flex flex-wrap justify-between gap-x-4 text-sm text-text-quiet">
          <span>{methodName(deposit, t)}</span>
          <time dateTime={createdAt}>{momentText(createdAt, tag)}</time>
        </span>
      </span>
      <Icon name="chevron" className="-rotate-90 text-text-quiet rtl:rotate-90" />
    </button>
  )
}
