import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { Deposit } from '@fairhouse/protocol'
import { QrCode } from '@fairhouse/ui'
import { CopyFact } from '#features/copy-fact'
import { moneyText } from '#lib/money'
import { fieldText } from './typed-amount.ts'

interface Props {
  deposit: Deposit
  bank: NonNullable<Deposit['bank']>
}

/** Account, amount and reference of the transfer, as QR code and copyable text. */
export function PayTransfer({ deposit, bank }: Props) {
  const { t } = useWords(centreWords)
  const { amount, currency, reference, qr } = deposit
  const plain = fieldText(amount, currency)
  const rows = [
    ['deposit.bank', bank.institution, bank.institution],
    ['deposit.bank_number', bank.number, bank.number.replaceAll(' ', '')],
    ['deposit.bank_name', bank.name, bank.name],
    ['deposit.exact_amount', moneyText(amount, currency), plain],
    ['deposit.reference', reference, reference],
  ] as const
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
      <dl className="flex min-w-0 grow flex-col divide-y divide-line">
        {rows.map(([key, shown, copied]) => (
          <CopyFact key={key} label={t(key)} text={shown} copied={copied} />
        ))}
      </dl>
      {qr !== null && (
        <div className="flex shrink-0 flex-col items-center gap-2">
          <QrCode text={qr} label={t('deposit.qr_bank')} />
          <p className="max-w-50 text-center text-sm text-text-quiet">{t('deposit.scan')}</p>
        </div>
      )}
    </div>
  )
}
