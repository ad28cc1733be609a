import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Field, Icon, join, QrCode } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { callEncrypted } from '#lib/call'
import { useStepUp } from '#lib/step-up'
import { useCopy } from '../use-copy.ts'

interface Props {
  secret: string
  link: string
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** Groups of four for reading aloud. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** QR code and text of the secret, and the first code as confirmation. */
export function ConfirmTotp({ secret, link, onConfirmed }: Props) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
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
      <p className="text-text-quiet">{t('security.totp_scan')}</p>
      <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
        <QrCode text={link} label={t('security.totp_qr')} />
        <Secret secret={secret} link={link} />
      </div>
      <Field
        label={t('security.enter_totp')}
        hint={t('security.totp_enter_hint')}
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
          {t('security.totp_confirm')}
        </Button>
      </div>
    </form>
  )
}

const linkClass = join(
  'inline-flex min-h-11 items-center gap-2 self-start text-sm font-semibold text-accent',
  'hover:text-accent-strong',
)

/** Secret as text, if scanning is not possible. */
function Secret({ secret, link }: { secret: string; link: string }) {
  const { t } = useWords(accountWords)
  const copy = useCopy()
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-text-quiet">{t('security.totp_secret')}</p>
      <code className="font-mono text-sm break-words select-all">{inFours(secret)}</code>
      <button
        type="button"
        onClick={() => copy(secret)}
        className={join(linkClass, 'cursor-pointer')}
      >
        <Icon name="copy" />
        {t('security.copy')}
      </button>
      <a href={link} className={linkClass}>
        <Icon name="phone" />
        {t('security.totp_open')}
      </a>
    </div>
  )
}
