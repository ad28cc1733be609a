import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Field, Icon, IconButton, join, Skeleton } from '@fairhouse/ui'
import { useCaptcha } from './use-captcha.ts'
import type { FormState } from './use-form.ts'

const name = 'captcha'

/** A picture captcha, or instead of it proof of work done by the device. */
export function CaptchaField({ form }: { form: FormState }) {
  return <Captcha key={form.round} form={form} />
}

function Captcha({ form }: { form: FormState }) {
  const { t } = useWords(accountWords)
  const captcha = useCaptcha(form, name)
  const { state } = captcha
  if (state !== 'picture') return <CaptchaWork captcha={captcha} />
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <Field
          {...form.bind(name)}
          required
          label={t('login.captcha')}
          placeholder={`${t('login.captcha_hint')} *`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={16}
          after={<CaptchaPicture captcha={captcha} />}
        />
      </div>
      <Button variant="plain" size="small" onClick={captcha.work}>
        {t('login.captcha_other')}
      </Button>
    </div>
  )
}

type CaptchaState = ReturnType<typeof useCaptcha>

const pictureClass = join(
  'flex h-12 w-32 shrink-0 cursor-pointer items-center justify-center overflow-hidden',
  'rounded-control border border-control bg-qr-paper',
)

function CaptchaPicture({ captcha: { picture, refresh } }: { captcha: CaptchaState }) {
  const { t } = useWords(accountWords)
  const label = t('login.captcha_refresh')
  return (
    <button
      type="button"
      onClick={refresh}
      aria-label={label}
      title={label}
      className={pictureClass}
    >
      {picture === undefined ? (
        <Skeleton className="size-full" />
      ) : (
        <img
          src={`data:image/png;base64,${picture}`}
          alt=""
          data-captcha
          className="h-full w-full object-contain"
        />
      )}
    </button>
  )
}

function CaptchaWork({ captcha: { state, done, refresh } }: { captcha: CaptchaState }) {
  const { t } = useWords(accountWords)
  const isDone = state === 'solved'
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-control border border-line ps-4 pe-2">
      <Icon name={isDone ? 'check' : 'clock'} className={join(isDone && 'text-good')} />
      <span className="flex grow flex-col gap-1.5 text-sm font-medium">
        <span role="status">{t(isDone ? 'login.work_done' : 'login.work_running')}</span>
        {!isDone && (
          <progress
            aria-label={t('login.work_running')}
            value={done}
            className="h-1 w-full accent-accent"
          />
        )}
      </span>
      <IconButton
        icon="close"
        variant="plain"
        label={t('login.captcha_picture')}
        onClick={refresh}
      />
    </div>
  )
}
