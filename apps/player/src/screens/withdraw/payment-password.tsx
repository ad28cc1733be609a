import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { isPaymentPassword } from '@fairhouse/rules'
import { Button, Field, pushToast } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { Problem, useAction } from '#lib/action'
import { callEncrypted } from '#lib/call'
import { useStepUp } from '#lib/step-up'

interface Props {
  isSet: boolean
  onSet: () => void
}

/** Sets the payment password that each withdrawal needs. */
export function PaymentPassword({ isSet, onSet }: Props) {
  const { t } = useWords(centreWords)
  const guarded = useStepUp()
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
    pushToast(t('withdraw.password_done'), 'good')
    onSet()
  }
  const reveal = { show: t('withdraw.show'), hide: t('withdraw.hide') }
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <p className="text-text-quiet">
        {t(isSet ? 'withdraw.password_change' : 'withdraw.password_lead')}
      </p>
      <Field
        label={t('withdraw.password_new')}
        value={password}
        onChange={setPassword}
        reveal={reveal}
        autoComplete="new-password"
        hint={t('withdraw.password_hint')}
        {...(fault === 'weak' && { error: t('withdraw.password_weak') })}
      />
      <Field
        label={t('withdraw.password_again')}
        value={again}
        onChange={setAgain}
        reveal={reveal}
        autoComplete="new-password"
        {...(fault === 'different' && { error: t('withdraw.password_different') })}
      />
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={busy}>
          {t('withdraw.password_save')}
        </Button>
      </div>
    </form>
  )
}
