import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Dialog } from '@fairhouse/ui'
import { useState } from 'react'
import { CallRefused } from '#lib/call'
import { CaptchaField, FormBox, useFacts, useForm } from '#lib/forms'
import { handleSignInAnswer } from '#lib/sign-in'
import { captchaForm, playFree } from './play-free.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** Creates a trial account for a day with play money; with a captcha if asked. */
export function FreePlayDialog({ open, onClose }: Props) {
  const { t } = useWords(accountWords)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('login.free_title')}
      closeLabel={t('login.close')}
      width={400}
    >
      <FreePlay />
    </Dialog>
  )
}

function FreePlay() {
  const { t } = useWords(accountWords)
  const [hasCaptcha, setCaptcha] = useState(false)
  const form = useForm({ form: captchaForm(hasCaptcha), facts: useFacts('') })
  const play = async ({ captcha }: Readonly<Record<string, string>>) => {
    try {
      await handleSignInAnswer(await playFree(captcha))
    } catch (problem) {
      if (problem instanceof CallRefused && 'captcha' in problem.errors) setCaptcha(true)
      throw problem
    }
  }
  return (
    <FormBox form={form} onSend={play}>
      <p className="text-text-quiet">{t('login.free_text')}</p>
      {hasCaptcha && <CaptchaField form={form} />}
      <Button type="submit" icon="gamepad" isWide isDefault busy={form.busy}>
        {t('login.free_start')}
      </Button>
    </FormBox>
  )
}
