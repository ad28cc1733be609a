import { callEncrypted, CallRefused } from '@fairhouse/browser/call'
import { Button, Field, Problem, pushToast } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'

/** Same minimum as on the server. */
const minLength = 12

export function ChangePassword() {
  const { t } = useWords()
  const { name } = useMe()
  const { busy, problem, run } = useAction()
  const again = useInvalidate()
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [isTried, setTried] = useState(false)
  const [fault, setFault] = useState<string>()
  const isShort = newPassword.length < minLength
  const reveal = { show: t('login.show'), hide: t('login.hide') }
  const change = async () => {
    setFault(undefined)
    const input = { oldPassword, newPassword }
    await callEncrypted('POST /office/api/me/password', input).catch((error: unknown) => {
      if (error instanceof CallRefused) setFault(error.errors.newPassword)
      throw error
    })
    setOld('')
    setNew('')
    setTried(false)
    pushToast(t('own.password_done'), 'good')
    again('GET /office/api/me', 'GET /office/api/me/sessions')
  }
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (oldPassword !== '' && !isShort) void run(change)
  }
  const error = isTried && isShort ? t('own.password_short', { count: minLength }) : fault
  return (
    <form noValidate method="post" onSubmit={send} className="flex max-w-md flex-col gap-5">
      <input type="hidden" name="username" autoComplete="username" value={name} readOnly />
      <Field
        label={t('own.password_old')}
        value={oldPassword}
        onChange={setOld}
        autoComplete="current-password"
        {...{ reveal }}
        {...(isTried && oldPassword === '' && { error: t('login.missing') })}
      />
      <Field
        label={t('own.password_new')}
        hint={t('own.password_hint', { count: minLength })}
        value={newPassword}
        onChange={setNew}
        autoComplete="new-password"
        {...{ reveal }}
        {...(error !== undefined && { error })}
      />
      {fault === undefined && <Problem text={problem} />}
      <div>
        <Button type="submit" size="small" busy={busy}>
          {t('own.password_send')}
        </Button>
      </div>
    </form>
  )
}
