import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { Deposit } from '@fairhouse/protocol'
import { cryptoNetworkNames } from '@fairhouse/rules'
import { Icon, QrCode } from '@fairhouse/ui'
import { CopyFact } from '#features/copy-fact'

const asset = 'USDT'

/** Network, address and amount of a coin, as QR code and copyable text. */
export function PayCoin({ coin }: { coin: NonNullable<Deposit['coin']> }) {
  const { t } = useWords(centreWords)
  const { network, address, amount } = coin
  const rows = [
    ['deposit.network', cryptoNetworkNames[network], network],
    ['deposit.coin_address', address, address],
    ['deposit.exact_amount', `${amount} ${asset}`, amount],
  ] as const
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
      <div className="flex min-w-0 grow flex-col gap-3">
        <dl className="flex flex-col divide-y divide-line">
          {rows.map(([key, shown, copied]) => (
            <CopyFact key={key} label={t(key)} text={shown} copied={copied} />
          ))}
        </dl>
        <p className="flex items-start gap-3 rounded-control border border-warn px-4 py-3 text-sm">
          <Icon name="alert" className="mt-px size-4.5 text-warn" />
          {t('deposit.coin_warning', { asset })}
        </p>
      </div>
      <div className="flex shrink-0 flex-col items-center gap-2">
        <QrCode text={address} label={t('deposit.qr_coin')} />
        <p className="max-w-50 text-center text-sm text-text-quiet">{t('deposit.scan_coin')}</p>
      </div>
    </div>
  )
}
