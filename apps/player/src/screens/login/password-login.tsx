import { loginForm } from '@fairhouse/rules'
import { Button } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { CaptchaField, FormBox, PasswordField, TextField, useFacts, useForm } from '#lib/forms'
import { openModal } from '#lib/modals'
import { useQuery } from '#lib/query'
import { rememberedQuery } from './remembered.tsx'
import { Stay } from './stay.tsx'
import type { Status } from './status.ts'
import { useLogin } from './use-login.ts'

const forgotClass =
  'ms-auto min-h-11 cursor-pointer text-sm font-semibold text-accent hover:underline'

/** By name, or the phone number in its place, and password. */
export function PasswordLogin({ status }: { status: Status }) {
  // Whom the browser remembers stands there unless somebody has begun to type.
  const { data } = useQuery(rememberedQuery)
  const { ta } = useAccountWords()
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
        label={ta('login.name')}
        placeholder={ta('login.by_name')}
        autoComplete="username"
        data-first-focus
      />
      <PasswordField form={form} name="password" label={ta('login.password')} />
      {hasCaptcha && <CaptchaField form={form} />}
      <Stay form={form}>
        <button type="button" onClick={() => openModal('forgot')} className={forgotClass}>
          {ta('login.forgot')}
        </button>
      </Stay>
      <Button type="submit" isWide busy={form.busy}>
        {ta('login.enter')}
      </Button>
    </FormBox>
  )
}
