import { Skeleton } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { Section } from '#features/section'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText } from '#lib/action'
import { useCentrePart } from '#lib/centre'
import { useCentreWords } from '#lib/centre-words'
import { pageLive } from '#lib/live'
import { useOwn } from '#lib/own'
import { Accounts } from './accounts.tsx'
import { BindAccount } from './bind-account.tsx'
import { askCashier } from './facts.ts'
import { History } from './history.tsx'
import { PaymentPassword } from './payment-password.tsx'
import { Request } from './request.tsx'
import { Standing } from './standing.tsx'

type Place = 'main' | 'bind' | 'password'

/** Money goes out: to where, how much, what is still to be done, and what became of it. */
export function Withdraw() {
  const { ta } = useAccountWords()
  const { tc } = useCentreWords()
  const { data, error, again } = useOwn(askCashier)
  const [place, setPlace] = useState<Place>(useCentrePart() === 'password' ? 'password' : 'main')
  useEffect(() => {
    const stops = (['withdrawal', 'balance'] as const).map((topic) =>
      pageLive().on(topic, () => void again()),
    )
    return () => stops.forEach((stop) => stop())
  }, [again])
  if (!data) {
    if (error === undefined) return <Skeleton className="h-80 w-full" />
    return <Problem text={problemText(error, ta)} />
  }
  const { facts, list, hasMore } = data
  const done = () => {
    setPlace('main')
    void again()
  }
  if (place !== 'main') {
    return (
      <Section
        title={tc(`withdraw.${place}_title`)}
        back={tc('withdraw.back')}
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
      <Standing facts={facts} />
      <Accounts facts={facts} onBind={() => setPlace('bind')} onRemoved={() => void again()} />
      <Request facts={facts} onPassword={() => setPlace('password')} onAsked={() => void again()} />
      <History list={list} hasMore={hasMore} onChanged={() => void again()} />
    </div>
  )
}
