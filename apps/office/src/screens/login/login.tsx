import { callEncrypted } from '@fairhouse/browser/call'
import { Button, Card, Field, Icon, Problem } from '@fairhouse/ui'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { Preferences } from '#features/preferences'
import { useAct } from '#lib/act'
import { takeToken, useSession } from '#lib/session'
import { useWords } from '#lib/words'

/** The only page that is shown to who is not signed in, whatever the address says. */
export function Login() {
  const { t } = useWords()
  const { ended } = useSession()
  const title = t('login.title')
  const name = t('common.office')
  useEffect(() => {
    document.title = `${title} · ${name}`
  }, [title, name])
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-6 p-4 py-8">
      <div className="flex items-center gap-3">
        <Icon name="shield" className="size-7 text-accent" />
        <span className="me-auto text-lg font-semibold">{name}</span>
        <Preferences />
      </div>
      <Card className="flex flex-col gap-5 p-6">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          <p className="text-text-quiet">{t('login.text')}</p>
        </div>
        {ended !== undefined && (
          <p role="status" className="rounded-control border border-warn px-4 py-3 text-sm">
            {ended}
          </p>
        )}
        <LoginForm />
      </Card>
    </main>
  )
}

function LoginForm() {
  const { t } = useWords()
  const { busy, problem, run } = useAct()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isTried, setTried] = useState(false)
  const digits = code.replaceAll(/\s/g, '')
  const missing = (isThere: boolean) => isTried && !isThere && { error: t('login.missing') }
  const isCode = /^\d{6}$/.test(digits)
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (username.trim() === '' || password === '' || !isCode) return
    void run(async () => {
      const input = { username: username.trim(), password, code: digits }
      const { token } = await callEncrypted('POST /office/api/session/login', input)
      takeToken(token)
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
