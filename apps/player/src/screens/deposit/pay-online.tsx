import { buttonClass, Icon, join, QrCode } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'

/** The provider's page, here in another tab or on the phone that scans it. */
export function PayOnline({ page }: { page: string }) {
  const { tc } = useCentreWords()
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
        {tc('deposit.go_pay')}
      </a>
      <details className="w-full text-center">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent">
          {tc('deposit.pay_on_phone')}
        </summary>
        <div className="flex justify-center pt-3">
          <QrCode text={address} label={tc('deposit.qr_page')} />
        </div>
      </details>
      <p className="text-center text-sm text-text-quiet">{tc('deposit.stay_here')}</p>
    </div>
  )
}
