import { Button, Money, Skeleton } from '@fairhouse/ui'
import { useCallback, useState } from 'react'
import { call, type Value } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { useOwn } from '#lib/own'
import { moneyText } from '#lib/money'
import { usePurse } from '#lib/purse'
import { MoveForm } from './move-form.tsx'
import type { Wallet } from './wallet.ts'

type Held = Value<'GET /wps/relay/GCS_vendorBalance'>

/** One vendor's wallet: what is there, and the ways in and out. */
export function VendorWallet({ wallet }: { wallet: Wallet }) {
  const { tc } = useCentreWords()
  const { vendor, name, isOpen } = wallet
  const ask = useCallback(() => call('GET /wps/relay/GCS_vendorBalance', { vendor }), [vendor])
  const { data: held, error, again } = useOwn(ask)
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
          <Standing held={held} isSilent={isSilent} />
          {!isOpen && <p className="text-sm text-warn">{tc('centre.transfer_closed')}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {isSilent && (
            <Button variant="quiet" size="small" onClick={() => void again()}>
              {tc('centre.retry')}
            </Button>
          )}
          {isOpen && (
            <Button variant="quiet" size="small" onClick={() => setDirection('in')}>
              {tc('centre.transfer_in')}
              <span className="sr-only">{name}</span>
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => setDirection('out')}>
            {tc('centre.transfer_out')}
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

function Standing({ held, isSilent }: { held: Held | undefined; isSilent: boolean }) {
  const { tc } = useCentreWords()
  const { purse } = usePurse()
  const currency = purse?.currency ?? ''
  const isMoving = held !== undefined && !/^0(\.0+)?$/.test(held.onTheWay)
  return (
    <>
      {isSilent && (
        <p role="status" className="text-sm text-warn" title={tc('centre.transfer_none_hint')}>
          {tc('centre.transfer_none')}
        </p>
      )}
      {!isSilent && !held && <Skeleton className="h-5 w-28" />}
      {!isSilent && held?.balance && <Money text={moneyText(held.balance, currency)} />}
      {isMoving && (
        <p className="text-sm text-text-quiet">
          {tc('centre.transfer_way', { amount: moneyText(held.onTheWay, currency) })}
        </p>
      )}
      {isSilent && <p className="text-sm text-text-quiet">{tc('centre.transfer_none_hint')}</p>}
    </>
  )
}
