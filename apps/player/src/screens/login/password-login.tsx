import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { loginForm } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import { CaptchaField, FormBox, PasswordField, TextField, useFacts, useForm } from '#lib/forms'
import { openModal } from '#lib/modals'
import { useQuery } from '#lib/query'
import { rememberedQuery } from './remembered-account.tsx'
import { RememberMe } from './remember-me.tsx'
import type { Status } from './status.ts'
import { useLogin } from './use-login.ts'

const forgotClass =
  'ms-auto min-h-11 cursor-pointer text-sm font-semibold text-accent hover:underline'

/** Sign-in by account name or phone number and password. */
export function PasswordLogin({ status }: { status: Status }) {
  // Prefills the remembered account until the visitor types.
  const { data } = useQuery(rememberedQuery)
  const { t } = useWords(accountWords)
  const { hasCaptcha, enter } = useLogin()
  const form = useForm({
    form: loginForm(status.registerRules, { by: 'username', captcha: hasCaptcha }),
    facts: useFacts(''),
    first: { username: data?.account ?? '' },
  })
  const rememberMe = form.values.rememberMe === 'true'
  return (
    <FormBox form={form} onSend={(good) => enter({ ...good, type: 'username', rememberMe })}>
      <TextField
        form={form}
        name="username"
        label={t('login.name')}
        placeholder={t('login.by_name')}
        autoComplete="username"
        data-first-focus
      />
      <PasswordField form={form} name="password" label={t('login.password')} />
      {hasCaptcha && <CaptchaField form={form} />}
      <RememberMe form={form}>
        <button type="button" onClick={() => openModal('forgot')} className={forgotClass}>
          {t('login.forgot')}
        </button>
      </RememberMe>
      <Button type="submit" isWide busy={form.busy}>
        {t('login.enter')}
      </Button>
    </FormBox>
  )
}
