import type { SocialProvider } from '@fairhouse/protocol'
import { Button, Dialog, pushToast, Skeleton } from '@fairhouse/ui'
import { useEffect, useEffectEvent } from 'react'
import { useAccountWords } from '#lib/account-words'
import { addressProblem, Problem } from '#lib/action'
import { takeArrival } from '#lib/arrival'
import { call, callEncrypted, type Value } from '#lib/call'
import { openCentre } from '#lib/centre'
import { openModal } from '#lib/modals'
import { useOwn } from '#lib/own'
import { receiveSignIn } from '#lib/sign-in'
import { Choose } from './choose.tsx'
import { providerName } from './provider-name.ts'
import { takeLink } from './waiting-link.ts'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** Somebody is back from a provider: they go in, or choose once and for good how. */
export function SocialDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  return (
    <Dialog
      open={open && status.status === 0}
      onClose={onClose}
      title={ta('security.social_title')}
      closeLabel={ta('security.close')}
      width={440}
    >
      <Finish status={status} onClose={onClose} />
    </Dialog>
  )
}

const cancelled = { step: 'cancelled' } as const

/** What the provider gave the browser, or that somebody turned back over there. */
async function finish() {
  const ticket = takeLink()
  if (ticket !== undefined) return callEncrypted('POST /wps/social/link', { ticket })
  const { code, state = '', iss } = Object.fromEntries(takeArrival() ?? [])
  if (code === undefined) return cancelled
  const input = { code, state, ...(iss !== undefined && { iss }) }
  return call('POST /wps/social/finish', input)
}

function Finish({ status, onClose }: Omit<Props, 'open'>) {
  const { ta } = useAccountWords()
  const { data: answer, error } = useOwn(finish)
  const tellLinked = useEffectEvent((provider: SocialProvider) =>
    pushToast(ta('security.social_done', { provider: providerName(provider) }), 'good'),
  )
  useEffect(() => {
    if (!answer || answer.step === 'choose' || answer.step === 'cancelled') return
    if (answer.step === 'linked') {
      tellLinked(answer.provider)
      onClose()
      openCentre('securityCenter')
    } else void receiveSignIn(answer)
  }, [answer, onClose])
  if (answer?.step === 'choose') return <Choose unlinked={answer} status={status} />
  const isCancelled = answer?.step === 'cancelled'
  const problem = isCancelled
    ? ta('security.social_cancelled')
    : error !== undefined && addressProblem(error, ta)
  if (problem === false) return <Skeleton className="h-40 w-full" />
  return (
    <div className="flex flex-col gap-5">
      <Problem text={problem} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button onClick={() => openModal('login')}>{ta('security.social_again')}</Button>
        <Button variant="plain" onClick={onClose}>
          {ta('security.close')}
        </Button>
      </div>
    </div>
  )
}
