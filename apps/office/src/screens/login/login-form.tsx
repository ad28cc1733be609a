import { callEncrypted } from '@fairhouse/browser/call'
import { Button, Field, Problem } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useAction } from '#lib/action'
import { setToken } from '#lib/session'
import { useWords } from '#lib/words'
import type { Offer } from './offer.ts'

export function LoginForm({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const { t } = useWords()
  const { busy, problem, run } = useAction()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const digits = code.replaceAll(/\s/g, '')
  const missing = (isThere: boolean) => isTried && !isThere && { error: t('login.missing') }
  const isCode = digits === '' || /^\d{6}$/.test(digits)
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (username.trim() === '' || password === '' || !isCode) return
    void run(async () => {
      const input = {
        username: username.trim(),
        password,
        ...(digits !== '' && { code: digits }),
      }
      const answer = await callEncrypted('POST /office/api/session/login', input)
      if (answer.step === 'done') setToken(answer.token)
      else onOffer(answer)
    })
  }
  return (
    <form noValidate method="post" onSubmit={send} className="flex flex-col gap-5">
      <Problem text={problem} />
      <Field
        label={t('login.name')}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        {...missing(username.trim() !== '')}
      />
      <Field
        label={t('login.password')}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        maxLength={256}
        reveal={{ show: t('login.show'), hide: t('login.hide') }}
        {...missing(password !== '')}
      />
      <Field
        label={t('login.code')}
        hint={t('login.code_hint')}
        value={code}
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        {...(isTried && !isCode && { error: t('login.code_wrong') })}
      />
      <Button type="submit" isWide busy={busy}>
        {t('login.send')}
      </Button>
    </form>
  )
}
