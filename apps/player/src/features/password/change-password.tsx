import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { changePasswordForm } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { signedIn } from '#lib/account'
import { callEncrypted, CallRefused, type Value } from '#lib/call'
import { FormBox, PasswordField, useFacts, useForm } from '#lib/forms'
import { useStepUp } from '#lib/step-up'
import { logout } from '#lib/logout'
import { handleSignInAnswer } from '#lib/sign-in'

interface Props {
  status: Value<'GET /wps/system/status'>
  isForced: boolean
  asksOld: boolean
  onDone: () => void
}

/** The server may still ask for the old password. */
const wantsOld = (error: unknown) =>
  error instanceof CallRefused && (error.code === 'wrong_password' || 'oldPassword' in error.errors)

export function ChangePassword({ status, isForced, asksOld, onDone }: Props) {
  const { t } = useWords(accountWords)
  const guarded = useStepUp()
  const [oldIsKnown, setKnown] = useState(!asksOld)
  const form = useForm({
    form: changePasswordForm(status.registerRules, { oldIsKnown }),
    facts: useFacts(''),
  })
  const change = async () => {
    const { oldPassword = '', newPassword = '', confirmNewPassword = '' } = form.values
    const old = oldIsKnown ? {} : { oldPassword }
    const input = { ...old, newPassword, confirmNewPassword }
    const changing = guarded(() => callEncrypted('POST /wps/member/password', input))
    const answer = await changing.catch((error: unknown) => {
      if (wantsOld(error)) setKnown(false)
      throw error
    })
    pushToast(t('security.change_done'), 'good')
    if (isForced || answer.step === 'prove') {
      await handleSignInAnswer(answer)
      return
    }
    signedIn(answer)
    onDone()
  }
  return (
    <FormBox form={form} onSend={change}>
      <p className="text-text-quiet">
        {t(isForced ? 'security.change_forced_lead' : 'security.change_lead')}
      </p>
      {!oldIsKnown && (
        <PasswordField form={form} name="oldPassword" label={t('security.password_old')} />
      )}
      <PasswordField form={form} name="newPassword" label={t('security.password_new')} isNew />
      <PasswordField
        form={form}
        name="confirmNewPassword"
        label={t('security.password_again')}
        autoComplete="new-password"
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" busy={form.busy}>
          {t('security.change_now')}
        </Button>
        {isForced && (
          <Button variant="plain" onClick={() => void leave()}>
            {t('security.logout')}
          </Button>
        )}
      </div>
    </FormBox>
  )
  async function leave() {
    await logout(status.brand)
    onDone()
  }
}
