import { isPaymentPassword } from '@fairhouse/rules'
import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { Problem, useAction } from '#lib/action'
import { callEncrypted } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { useGuarded } from '#lib/guarded'

interface Props {
  isSet: boolean
  onSet: () => void
}

/** Asked for with every withdrawal, beside the password of the account. */
export function PaymentPassword({ isSet, onSet }: Props) {
  const { tc } = useCentreWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [fault, setFault] = useState<'weak' | 'different'>()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = !isPaymentPassword(password)
      ? 'weak'
      : password !== again
        ? 'different'
        : undefined
    setFault(wrong)
    if (wrong) return
    const isDone = await run(() =>
      guarded(() => callEncrypted('POST /wps/withdrawal/password', { password })),
    )
    if (!isDone) return
    pushToast(tc('withdraw.password_done'), 'good')
    onSet()
  }
  const reveal = { show: tc('withdraw.show'), hide: tc('withdraw.hide') }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <p className="text-text-quiet">
        {tc(isSet ? 'withdraw.password_change' : 'withdraw.password_lead')}
      </p>
      <Field
        label={tc('withdraw.password_new')}
        value={password}
        onChange={setPassword}
        reveal={reveal}
        autoComplete="new-password"
        hint={tc('withdraw.password_hint')}
        {...(fault === 'weak' && { error: tc('withdraw.password_weak') })}
      />
      <Field
        label={tc('withdraw.password_again')}
        value={again}
        onChange={setAgain}
        reveal={reveal}
        autoComplete="new-password"
        {...(fault === 'different' && { error: tc('withdraw.password_different') })}
      />
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={busy}>
          {tc('withdraw.password_save')}
        </Button>
      </div>
    </form>
  )
}
