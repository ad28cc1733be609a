import { Button, Dialog } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { CallRefused } from '#lib/call'
import { CaptchaField, FormBox, useFacts, useForm } from '#lib/forms'
import { receiveSignIn } from '#lib/sign-in'
import { captchaForm, playFree } from './play-free.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** Play money and an account that lives a day: one press, and letters to read where asked. */
export function FreePlayDialog({ open, onClose }: Props) {
  const { ta } = useAccountWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta('login.free_title')}
      closeLabel={ta('login.close')}
      width={400}
    >
      <FreePlay />
    </Dialog>
  )
}

function FreePlay() {
  const { ta } = useAccountWords()
  const [hasCaptcha, setCaptcha] = useState(false)
  const form = useForm({ form: captchaForm(hasCaptcha), facts: useFacts('') })
  const play = async ({ captcha }: Readonly<Record<string, string>>) => {
    try {
      await receiveSignIn(await playFree(captcha))
    } catch (problem) {
      if (problem instanceof CallRefused && 'captcha' in problem.errors) setCaptcha(true)
      throw problem
    }
  }
  return (
    <FormBox form={form} onSend={play}>
      <p className="text-text-quiet">{ta('login.free_text')}</p>
      {hasCaptcha && <CaptchaField form={form} />}
      <Button type="submit" icon="gamepad" isWide isDefault busy={form.busy}>
        {ta('login.free_start')}
      </Button>
    </FormBox>
  )
}
