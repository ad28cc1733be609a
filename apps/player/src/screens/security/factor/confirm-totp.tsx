import { Button, Field, Icon, join, QrCode } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { useAction } from '#lib/action'
import { callEncrypted } from '#lib/call'
import { useGuarded } from '#lib/guarded'
import { useCopy } from '../use-copy.ts'

interface Props {
  secret: string
  link: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** In fours, as people read it to themselves. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret as a picture and as text, and the first code that shows it has arrived. */
export function ConfirmTotp({ secret, link, onConfirmed }: Props) {
  const { ta } = useAccountWords()
  const guarded = useGuarded()
  const { busy, problem, run } = useAction()
  const [code, setCode] = useState('')
  const confirm = async () => {
    const typed = code.replaceAll(/\s/g, '')
    const { recoveryCodes } = await guarded(() =>
      callEncrypted('POST /wps/member/factor/totp/confirm', { code: typed }),
    )
    onConfirmed(recoveryCodes)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') void run(confirm)
      }}
      className="flex flex-col gap-5"
    >
      <p className="text-text-quiet">{ta('security.totp_scan')}</p>
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
        <QrCode text={link} label={ta('security.totp_qr')} />
        <Secret secret={secret} link={link} />
      </div>
      <Field
        label={ta('security.enter_totp')}
        hint={ta('security.totp_enter_hint')}
        value={code}
        onChange={setCode}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        {...(problem !== undefined && { error: problem })}
      />
      <div>
        <Button type="submit" busy={busy}>
          {ta('security.totp_confirm')}
        </Button>
      </div>
    </form>
  )
}

const linkClass = join(
  'inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-accent',
  'hover:text-accent-strong',
)

/** For who cannot scan: the app is on this device, or the camera is not to hand. */
function Secret({ secret, link }: { secret: string; link: string }) {
  const { ta } = useAccountWords()
  const copy = useCopy()
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-text-quiet">{ta('security.totp_secret')}</p>
      <code className="font-mono text-sm break-words select-all">{inFours(secret)}</code>
      <button
        type="button"
        onClick={() => copy(secret)}
        className={join(linkClass, 'cursor-pointer')}
      >
        <Icon name="copy" />
        {ta('security.copy')}
      </button>
      <a href={link} className={linkClass}>
        <Icon name="phone" />
        {ta('security.totp_open')}
      </a>
    </div>
  )
}
