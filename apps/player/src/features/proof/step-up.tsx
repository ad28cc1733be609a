import { Dialog, Skeleton } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { call, callEncrypted } from '#lib/call'
import { useOwn } from '#lib/own'
import { Problem, problemText } from '#lib/action'
import { ProofForm } from './proof-form.tsx'
import type { Way } from './ways.ts'

const askWays = async () => (await call('GET /wps/member/security')).ways

interface Props {
  open: boolean
  onDone: () => void
  onCancel: () => void
}

/** Asks again who somebody is, before what protects an account is changed. */
export function StepUp({ open, onDone, onCancel }: Props) {
  const { ta } = useAccountWords()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={ta('security.step_up_title')}
      closeLabel={ta('security.close')}
      width={420}
    >
      <StepUpForm onDone={onDone} onCancel={onCancel} />
    </Dialog>
  )
}

function StepUpForm({ onDone, onCancel }: Omit<Props, 'open'>) {
  const { ta } = useAccountWords()
  const { data: ways, error } = useOwn(askWays)
  if (error !== undefined) return <Problem text={problemText(error, ta)} />
  if (!ways) return <Skeleton className="h-32 w-full" />
  const prove = async (way: Way, code: string) => {
    await callEncrypted('POST /wps/session/stepUp', { way, code })
    onDone()
  }
  return (
    <ProofForm
      lead={ta('security.step_up_lead')}
      ways={ways}
      send={(way) => call('POST /wps/session/stepUp/send', { way })}
      prove={prove}
      onCancel={onCancel}
    />
  )
}
