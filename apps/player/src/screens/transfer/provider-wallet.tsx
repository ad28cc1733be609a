import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, Money, Skeleton } from '@fairhouse/ui'
import { useCallback, useState } from 'react'
import { call, type Value } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { moneyText } from '#lib/money'
import { useBalance } from '#lib/balance'
import { MoveForm } from './move-form.tsx'
import type { Wallet } from './wallet.ts'

type Held = Value<'GET /wps/relay/GCS_vendorBalance'>

/** Wallet of one provider: balance and transfers. */
export function ProviderWallet({ wallet }: { wallet: Wallet }) {
  const { t } = useWords(centreWords)
  const { vendor, name, isOpen } = wallet
  const ask = useCallback(() => call('GET /wps/relay/GCS_vendorBalance', { vendor }), [vendor])
  const { data: held, error, again } = useMemberData(ask)
  const [direction, setDirection] = useState<'in' | 'out'>()
  const done = () => {
    setDirection(undefined)
    void again()
  }
  const isSilent = error !== undefined || held?.balance === null
  return (
    <div className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow basis-40 flex-col">
          <h3 className="truncate font-semibold">{name}</h3>
          <WalletBalance held={held} isSilent={isSilent} />
          {!isOpen && <p className="text-sm text-warn">{t('centre.transfer_closed')}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {isSilent && (
            <Button variant="quiet" size="small" onClick={() => void again()}>
              {t('centre.retry')}
            </Button>
          )}
          {isOpen && (
            <Button variant="quiet" size="small" onClick={() => setDirection('in')}>
              {t('centre.transfer_in')}
              <span className="sr-only">{name}</span>
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => setDirection('out')}>
            {t('centre.transfer_out')}
            <span className="sr-only">{name}</span>
          </Button>
        </div>
      </div>
      {direction && (
        <MoveForm
          key={direction}
          wallet={wallet}
          direction={direction}
          most={direction === 'out' ? (held?.balance ?? undefined) : undefined}
          onDone={done}
          onCancel={() => setDirection(undefined)}
        />
      )}
    </div>
  )
}

function WalletBalance({ held, isSilent }: { held: Held | undefined; isSilent: boolean }) {
  const { t } = useWords(centreWords)
  const { balance } = useBalance()
  const currency = balance?.currency ?? ''
  const isMoving = held !== undefined && !/^0(\.0+)?$/.test(held.onTheWay)
  return (
    <>
      {isSilent && (
        <p role="status" className="text-sm text-warn" title={t('centre.transfer_none_hint')}>
          {t('centre.transfer_none')}
        </p>
      )}
      {!isSilent && !held && <Skeleton className="h-5 w-28" />}
      {!isSilent && held?.balance && <Money text={moneyText(held.balance, currency)} />}
      {isMoving && (
        <p className="text-sm text-text-quiet">
          {t('centre.transfer_way', { amount: moneyText(held.onTheWay, currency) })}
        </p>
      )}
      {isSilent && <p className="text-sm text-text-quiet">{t('centre.transfer_none_hint')}</p>}
    </>
  )
}
