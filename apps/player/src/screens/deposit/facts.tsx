import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { Deposit } from '@fairhouse/protocol'
import { momentText } from '#lib/moment'
import { moneyText } from '#lib/money'
import { methodName } from './method-name.ts'
import { Proofs } from './proofs.tsx'

interface Props {
  deposit: Deposit
  onChange: (deposit: Deposit) => void
}

/** Details of a deposit and the proofs of its transfer. */
export function Facts({ deposit, onChange }: Props) {
  const { t, tag } = useWords(centreWords)
  const { currency, bank, kind } = deposit
  const money = (wire: string | null) => (wire === null ? undefined : moneyText(wire, currency))
  const rows = [
    ['deposit.you_pay', money(deposit.amount)],
    ['deposit.fee', money(deposit.fee)],
    ['deposit.came', money(deposit.paid)],
    ['deposit.you_get', deposit.credited === null ? money(deposit.net) : undefined],
    ['deposit.credited', money(deposit.credited)],
    ['deposit.method', methodName(deposit, t)],
    ['deposit.reference', bank ? undefined : deposit.reference],
    ['deposit.began', momentText(deposit.createdAt, tag, { hasSeconds: true })],
    ['deposit.note', deposit.note ?? undefined],
  ] as const
  return (
    <>
      {kind === 'bank' && <Proofs deposit={deposit} onChange={onChange} />}
      <dl className="flex flex-col gap-2 text-sm">
        {rows.map(
          ([key, value]) =>
            value !== undefined && (
              <div key={key} className="flex items-baseline justify-between gap-4">
                <dt className="text-text-quiet">{t(key)}</dt>
                <dd className="min-w-0 text-end font-semibold break-words tabular-nums">
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}
