import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { buttonClass, Icon, join, QrCode } from '@fairhouse/ui'

/** Link and QR code to the provider's page. */
export function PayOnline({ page }: { page: string }) {
  const { t } = useWords(centreWords)
  const address = new URL(page, location.origin).href
  return (
    <div className="flex flex-col items-center gap-4">
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className={join(buttonClass('primary', 'large'), 'w-full')}
      >
        <Icon name="out" />
        {t('deposit.go_pay')}
      </a>
      <details className="w-full text-center">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent">
          {t('deposit.pay_on_phone')}
        </summary>
        <div className="flex justify-center pt-3">
          <QrCode text={address} label={t('deposit.qr_page')} />
        </div>
      </details>
      <p className="text-center text-sm text-text-quiet">{t('deposit.stay_here')}</p>
    </div>
  )
}
