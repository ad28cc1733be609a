import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { proofForm } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import {
  CodeField,
  FormBox,
  PasswordField,
  TextField,
  useFacts,
  useForm,
  type FormState,
} from '#lib/forms'
import { isSent, type OpenWay, type SentWay, type Way } from './ways.ts'

export interface Proving {
  /** Sends a code and returns the seconds until another can be sent. */
  send: (way: SentWay) => Promise<number>
  prove: (way: Way, code: string) => Promise<void>
}

interface Props extends Proving {
  open: OpenWay
  /** More buttons beside the submit button. */
  children: ReactNode
}

export function EnterProof({ open, send, prove, children }: Props) {
  const { t } = useWords(accountWords)
  const { way } = open
  const form = useForm({
    form: proofForm(way === 'password' ? 'password' : 'code'),
    facts: useFacts(''),
  })
  // Codes are trimmed; passwords are not.
  const submit = ({ code = '' }: Record<string, string>) =>
    prove(way, way === 'password' ? (form.values.code ?? '') : code)
  return (
    <FormBox form={form} onSend={submit}>
      <ProofField form={form} open={open} send={send} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" busy={form.busy}>
          {t('security.confirm')}
        </Button>
        {children}
      </div>
    </FormBox>
  )
}

interface FieldProps extends Pick<Proving, 'send'> {
  form: FormState
  open: OpenWay
}

function ProofField({ form, open: { way, to }, send }: FieldProps) {
  const { t } = useWords(accountWords)
  const given = { form, name: 'code', label: t(`security.enter_${way}`) }
  if (way === 'password') return <PasswordField {...given} />
  if (isSent(way)) {
    const hint = to === null ? t(`security.hint_${way}`) : t('security.code_to', { to })
    return (
      <CodeField
        {...given}
        placeholder={t('security.code')}
        hint={hint}
        isReady={() => true}
        send={() => send(way)}
      />
    )
  }
  const keys = way === 'totp' ? ({ inputMode: 'numeric' } as const) : {}
  const autoComplete = way === 'totp' ? 'one-time-code' : 'off'
  return (
    <TextField {...given} {...keys} hint={t(`security.hint_${way}`)} autoComplete={autoComplete} />
  )
}
