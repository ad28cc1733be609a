import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Skeleton } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { Section } from '#features/section'
import { useStatus } from '#features/status'
import { StopNotice } from '#features/stops'
import { Problem, problemText } from '#lib/action'
import { useCentrePart } from '#lib/centre'
import { pageLive } from '#lib/live'
import { useMemberData } from '#lib/member-data'
import { Accounts } from './accounts.tsx'
import { BindAccount } from './bind-account.tsx'
import { loadCashier } from './facts.ts'
import { History } from './history.tsx'
import { PaymentPassword } from './payment-password.tsx'
import { Request } from './request.tsx'
import { Availability } from './availability.tsx'

type Place = 'main' | 'bind' | 'password'

/** Withdrawal page: availability, request, accounts and history. */
export function Withdraw() {
  const { t } = useWords(accountWords, centreWords)
  const { data, error, again } = useMemberData(loadCashier)
  const [place, setPlace] = useState<Place>(useCentrePart() === 'password' ? 'password' : 'main')
  const { data: status } = useStatus()
  const stop = status?.stops.find((one) => one.what === 'withdrawals')
  useEffect(() => {
    const stops = (['withdrawal', 'balance'] as const).map((topic) =>
      pageLive().on(topic, () => void again()),
    )
    return () => stops.forEach((end) => end())
  }, [again])
  if (!data) {
    if (error === undefined) return <Skeleton className="h-80 w-full" />
    return <Problem text={problemText(error, t)} />
  }
  const { facts, list, hasMore } = data
  const done = () => {
    setPlace('main')
    void again()
  }
  if (place !== 'main') {
    return (
      <Section
        title={t(`withdraw.${place}_title`)}
        back={t('withdraw.back')}
        onBack={() => setPlace('main')}
        isNarrow
      >
        {place === 'bind' ? (
          <BindAccount facts={facts} onBound={done} />
        ) : (
          <PaymentPassword isSet={facts.hasPaymentPassword} onSet={done} />
        )}
      </Section>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <Availability facts={facts} />
      <Accounts facts={facts} onBind={() => setPlace('bind')} onRemoved={() => void again()} />
      {status && stop ? (
        <StopNotice stop={stop} brand={status.brand} />
      ) : (
        <Request
          facts={facts}
          onPassword={() => setPlace('password')}
          onAsked={() => void again()}
        />
      )}
      <History
        list={list}
        usual={facts.usualSeconds}
        hasMore={hasMore}
        onChanged={() => void again()}
      />
    </div>
  )
}
