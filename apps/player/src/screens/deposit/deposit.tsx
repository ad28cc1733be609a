import { ErrorState, Skeleton, Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useCentreWords } from '#lib/centre-words'
import { useOwn } from '#lib/own'
import { askOffer } from './ask-offer.ts'
import { Choose } from './choose.tsx'
import { History } from './history.tsx'
import { One } from './one.tsx'
import { useLiveDeposit, useLiveTerms } from './use-live.ts'

type View = 'new' | 'history'

/** Money in: a method, an amount, the way to pay, and what became of it. */
export function Deposit() {
  const { tc } = useCentreWords()
  const [view, setView] = useState<View>('new')
  const [shown, setShown] = useState<string>()
  const { data, error, again } = useOwn(askOffer)
  useLiveDeposit(() => void again())
  useLiveTerms(() => void again())
  if (shown !== undefined) {
    return (
      <One
        id={shown}
        onBack={() => {
          setShown(undefined)
          void again()
        }}
      />
    )
  }
  const tabs = [
    { id: 'new', label: tc('deposit.tab_new'), icon: 'wallet' },
    { id: 'history', label: tc('deposit.tab_history'), icon: 'clock' },
  ] as const
  return (
    <Tabs label={tc('deposit.title')} tabs={tabs} value={view} onChange={setView}>
      {view === 'history' && <History onOpen={setShown} />}
      {view === 'new' && data && <Choose {...data} onBegun={setShown} />}
      {view === 'new' && !data && error === undefined && <Skeleton className="h-96 w-full" />}
      {view === 'new' && !data && error !== undefined && (
        <ErrorState
          icon="alert"
          title={tc('deposit.title')}
          text={tc('centre.not_loaded')}
          action={{ label: tc('centre.retry'), onClick: () => void again() }}
        />
      )}
    </Tabs>
  )
}
