import { callEncrypted, CallRefused } from '@fairhouse/browser/call'
import { Button, Field, Problem, QrCode } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { Facts } from '#features/facts'
import { useAction } from '#lib/action'
import { setToken } from '#lib/session'
import { useWords } from '#lib/words'
import type { Offer } from './offer.ts'

/** Same minimum as on the server. */
const minLength = 12

interface Props {
  offer: Offer
  onBack: () => void
}

/** Connects an authenticator app and, on a first sign-in, sets a password. */
export function EnrolForm({ offer, onBack }: Props) {
  const { t } = useWords()
  const { busy, problem, run } = useAction()
  const [code, setCode] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [fault, setFault] = useState<string>()
  const { ticket, secret, link, choosesPassword } = offer
  const digits = code.replaceAll(/\s/g, '')
  const isCode = /^\d{6}$/.test(digits)
  const isShort = choosesPassword && newPassword.length < minLength
  const finish = async () => {
    setFault(undefined)
    const input = { ticket, code: digits, ...(choosesPassword && { newPassword }) }
    const answer = await callEncrypted('POST /office/api/session/enrol', input).catch(
      (error: unknown) => {
        if (error instanceof CallRefused) setFault(error.errors.newPassword)
        throw error
      },
    )
    setToken(answer.token)
  }
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isCode && !isShort) void run(finish)
  }
  const passwordError = isTried && isShort ? t('own.password_short', { count: minLength }) : fault
  return (
    <form noValidate method="post" onSubmit={send} className="flex flex-col gap-5">
      <AppSetUp {...{ secret, link }} />
      {fault === undefined && <Problem text={problem} />}
      <Field
        label={t('login.code')}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        {...(isTried && !isCode && { error: t('login.code_wrong') })}
      />
      {choosesPassword && (
        <Field
          label={t('login.enrol_password')}
          hint={t('login.enrol_password_hint', { count: minLength })}
          value={newPassword}
          onChange={setNewPassword}
          autoComplete="new-password"
          maxLength={256}
          reveal={{ show: t('login.show'), hide: t('login.hide') }}
          {...(passwordError !== undefined && { error: passwordError })}
        />
      )}
      <Button type="submit" isWide busy={busy}>
        {t('login.enrol_send')}
      </Button>
      <Button variant="plain" size="small" onClick={onBack}>
        {t('login.back')}
      </Button>
    </form>
  )
}

function AppSetUp({ secret, link }: Pick<Offer, 'secret' | 'link'>) {
  const { t } = useWords()
  return (
    <>
      <QrCode text={link} label={t('login.enrol_qr')} />
      <Facts
        facts={[
          {
            label: t('login.enrol_secret'),
            value: <span className="font-mono break-all">{secret}</span>,
            isLong: true,
          },
        ]}
      />
    </>
  )
}
