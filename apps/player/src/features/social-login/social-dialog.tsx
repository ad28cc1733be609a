import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import type { SocialProvider } from '@fairhouse/protocol'
import { Button, Dialog, pushToast, Skeleton } from '@fairhouse/ui'
import { useEffect, useEffectEvent } from 'react'
import { addressProblem, Problem } from '#lib/action'
import { takeArrival } from '#lib/arrival'
import { call, callEncrypted, type Value } from '#lib/call'
import { openCentre } from '#lib/centre'
import { openModal } from '#lib/modals'
import { useMemberData } from '#lib/member-data'
import { handleSignInAnswer } from '#lib/sign-in'
import { Choose } from './choose.tsx'
import { providerName } from './provider-name.ts'
import { takePendingLink } from './pending-link.ts'
import { resendSeconds } from './resend-seconds.ts'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** Handles the return from a provider: signs in, or asks to link or register. */
export function SocialDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  return (
    <Dialog
      open={open && status.status === 0}
      onClose={onClose}
      title={t('security.social_title')}
      closeLabel={t('security.close')}
      width={440}
    >
      <Finish status={status} onClose={onClose} />
    </Dialog>
  )
}

const cancelled = { step: 'cancelled' } as const

/** The parameters the provider returned, or that the user cancelled there. */
async function finish() {
  const ticket = takePendingLink()
  if (ticket !== undefined) return callEncrypted('POST /wps/social/link', { ticket })
  const { code, state = '', iss } = Object.fromEntries(takeArrival() ?? [])
  if (code === undefined) return cancelled
  const input = { code, state, ...(iss !== undefined && { iss }) }
  return call('POST /wps/social/finish', input)
}

function Finish({ status, onClose }: Omit<Props, 'open'>) {
  const { t } = useWords(accountWords)
  const { data: answer, error } = useMemberData(finish)
  const tellLinked = useEffectEvent((provider: SocialProvider) =>
    pushToast(t('security.social_done', { provider: providerName(provider) }), 'good'),
  )
  useEffect(() => {
    if (!answer || answer.step === 'choose' || answer.step === 'cancelled') return
    if (answer.step === 'linked') {
      tellLinked(answer.provider)
      onClose()
      openCentre('securityCenter')
    } else void handleSignInAnswer(answer, undefined, resendSeconds)
  }, [answer, onClose])
  if (answer?.step === 'choose') return <Choose unlinked={answer} status={status} />
  const isCancelled = answer?.step === 'cancelled'
  const problem = isCancelled
    ? t('security.social_cancelled')
    : error !== undefined && addressProblem(error, t)
  if (problem === false) return <Skeleton className="h-40 w-full" />
  return (
    <div className="flex flex-col gap-5">
      <Problem text={problem} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button onClick={() => openModal('login')}>{t('security.social_again')}</Button>
        <Button variant="plain" onClick={onClose}>
          {t('security.close')}
        </Button>
      </div>
    </div>
  )
}
