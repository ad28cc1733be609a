import { changePasswordForm } from '@fairhouse/rules'
import { Button, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { signedIn } from '#lib/account'
import { useAccountWords } from '#lib/account-words'
import { callEncrypted, CallRefused, type Value } from '#lib/call'
import { FormBox, PasswordField, useFacts, useForm } from '#lib/forms'
import { useGuarded } from '#lib/guarded'
import { logout } from '#lib/logout'
import { receiveSignIn } from '#lib/sign-in'

interface Props {
  status: Value<'GET /wps/system/status'>
  isForced: boolean
  asksOld: boolean
  onDone: () => void
}

/** The server may still want the old one: it was not just typed after all. */
const wantsOld = (error: unknown) =>
  error instanceof CallRefused && (error.code === 'wrong_password' || 'oldPassword' in error.errors)

export function ChangePassword({ status, isForced, asksOld, onDone }: Props) {
  const { ta } = useAccountWords()
  const guarded = useGuarded()
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
    pushToast(ta('security.change_done'), 'good')
    if (isForced || answer.step === 'prove') {
      await receiveSignIn(answer)
      return
    }
    signedIn(answer)
    onDone()
  }
  return (
    <FormBox form={form} onSend={change}>
      <p className="text-text-quiet">
        {ta(isForced ? 'security.change_forced_lead' : 'security.change_lead')}
      </p>
      {!oldIsKnown && (
        <PasswordField form={form} name="oldPassword" label={ta('security.password_old')} />
      )}
      <PasswordField form={form} name="newPassword" label={ta('security.password_new')} isNew />
      <PasswordField
        form={form}
        name="confirmNewPassword"
        label={ta('security.password_again')}
        autoComplete="new-password"
      />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button type="submit" busy={form.busy}>
          {ta('security.change_now')}
        </Button>
        {isForced && (
          <Button variant="plain" onClick={() => void leave()}>
            {ta('security.logout')}
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
