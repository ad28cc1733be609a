import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { EmptyState, Money, StatusDot, type Tone } from '@fairhouse/ui'
import { momentText } from '#lib/moment'
import { PayoutRow } from './payout-row.tsx'
import { amountIn, moneyText, type Facts, type Withdrawal } from './facts.ts'
import { Tracker } from './tracker.tsx'

interface Props {
  list: readonly Withdrawal[]
  usual: Facts['usualSeconds']
  hasMore: boolean
  onChanged: () => void
}

/** LIST of the states' colours. */
const tones: Record<Withdrawal['state'], Tone> = {
  requested: 'quiet',
  reviewing: 'warn',
  approved: 'warn',
  paying: 'warn',
  paid: 'good',
  partlyPaid: 'warn',
  failed: 'bad',
  rejected: 'bad',
}

export function History({ list, usual, hasMore, onChanged }: Props) {
  const { t } = useWords(centreWords)
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg font-semibold">{t('withdraw.history')}</h3>
      {list.length === 0 && (
        <EmptyState
          heading="h3"
          title={t('withdraw.history_none')}
          text={t('withdraw.history_none_text')}
        />
      )}
      <ul className="flex flex-col gap-3">
        {list.map((withdrawal) => (
          <li key={withdrawal.id}>
            <Item withdrawal={withdrawal} usual={usual} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-sm text-text-quiet">{t('withdraw.history_more')}</p>}
    </section>
  )
}

type ItemProps = Pick<Props, 'usual' | 'onChanged'> & { withdrawal: Withdrawal }

function Item({ withdrawal, usual, onChanged }: ItemProps) {
  const { t, tag } = useWords(centreWords)
  const { state, amount, currency, account, createdAt, reason, parts } = withdrawal
  return (
    <article className="flex flex-col gap-3 rounded-card border border-line p-4">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Money text={moneyText(amount, currency)} className="text-lg" />
        <span className="inline-flex items-center gap-2 text-sm font-semibold">
          <StatusDot tone={tones[state]} moving={state === 'paying'} />
          {t(`withdraw.state_${state}`)}
        </span>
      </header>
      <p className="text-sm break-words text-text-quiet">
        {account.kind === 'source' ? t('withdraw.kind_source') : account.institution}{' '}
        {account.number} · {momentText(createdAt, tag)}
      </p>
      {reason !== null && <p className="text-sm">{t('withdraw.reason', { reason })}</p>}
      <Sums withdrawal={withdrawal} />
      {parts.map((part) => (
        <PayoutRow key={part.id} part={part} currency={currency} onAnswered={onChanged} />
      ))}
      <Tracker withdrawal={withdrawal} usual={usual} />
    </article>
  )
}

/** Only amounts other than zero. */
function Sums({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useWords(centreWords)
  const { currency } = withdrawal
  const names = ['fee', 'paid', 'due', 'returned'] as const
  const shown = names.filter((name) => amountIn(withdrawal[name]) > 0n)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sm sm:grid-cols-4">
      {shown.map((name) => (
        <div key={name}>
          <dt className="text-text-quiet">{t(`withdraw.sum_${name}`)}</dt>
          <dd>
            <Money text={moneyText(withdrawal[name], currency)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
