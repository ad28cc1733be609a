import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { ErrorState, Skeleton, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useCentrePart } from '#lib/centre'
import { useStatus } from '#features/status'
import { StopNotice } from '#features/stops'
import { useMemberData } from '#lib/member-data'
import { loadOffer } from './load-offer.ts'
import { ChooseMethod } from './choose-method.tsx'
import { History } from './history.tsx'
import { DepositDetail } from './deposit-detail.tsx'
import { useLiveDeposit, useLiveTerms } from './use-live.ts'

type View = 'new' | 'history'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Deposit page: method, amount, payment and history. */
export function Deposit() {
  const { t } = useWords(centreWords)
  const [view, setView] = useState<View>('new')
  const part = useCentrePart()
  // A gateway leads back to the deposit that was paid.
  const [shown, setShown] = useState(part !== undefined && uuid.test(part) ? part : undefined)
  const { data, error, again } = useMemberData(loadOffer)
  const { data: status } = useStatus()
  const stop = status?.stops.find((one) => one.what === 'deposits')
  useLiveDeposit(() => void again())
  useLiveTerms(() => void again())
  if (shown !== undefined) {
    return (
      <DepositDetail
        id={shown}
        onBack={() => {
          setShown(undefined)
          void again()
        }}
      />
    )
  }
  const tabs = [
    { id: 'new', label: t('deposit.tab_new'), icon: 'wallet' },
    { id: 'history', label: t('deposit.tab_history'), icon: 'clock' },
  ] as const
  return (
    <Tabs label={t('deposit.title')} tabs={tabs} value={view} onChange={setView}>
      {view === 'history' && <History onOpen={setShown} />}
      {view === 'new' && status && stop && <StopNotice stop={stop} brand={status.brand} />}
      {view === 'new' && data && !stop && <ChooseMethod {...data} onBegun={setShown} />}
      {view === 'new' && !data && error === undefined && <Skeleton className="h-96 w-full" />}
      {view === 'new' && !data && error !== undefined && (
        <ErrorState
          icon="alert"
          title={t('deposit.title')}
          text={t('centre.not_loaded')}
          action={{ label: t('centre.retry'), onClick: () => void again() }}
        />
      )}
    </Tabs>
  )
}
