import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Dialog, Skeleton } from '@fairhouse/ui'
import { call, callEncrypted } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { Problem, problemText } from '#lib/action'
import { ProofForm } from './proof-form.tsx'
import type { SentWay, Way } from './ways.ts'

const askWays = async () => (await call('GET /wps/member/security')).ways

interface Props {
  open: boolean
  onDone: () => void
  onCancel: () => void
}

/** Asks for a step-up proof before a security setting changes. */
export function StepUp({ open, onDone, onCancel }: Props) {
  const { t } = useWords(accountWords)
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('security.step_up_title')}
      closeLabel={t('security.close')}
      width={420}
    >
      <StepUpForm onDone={onDone} onCancel={onCancel} />
    </Dialog>
  )
}

function StepUpForm({ onDone, onCancel }: Omit<Props, 'open'>) {
  const { t } = useWords(accountWords)
  const { data: ways, error } = useMemberData(askWays)
  if (error !== undefined) return <Problem text={problemText(error, t)} />
  if (!ways) return <Skeleton className="h-32 w-full" />
  const send = async (way: SentWay) => {
    const { expiredMinutes } = await call('POST /wps/session/stepUp/send', { way })
    return expiredMinutes * 60
  }
  const prove = async (way: Way, code: string) => {
    await callEncrypted('POST /wps/session/stepUp', { way, code })
    onDone()
  }
  return (
    <ProofForm
      lead={t('security.step_up_lead')}
      ways={ways}
      send={send}
      prove={prove}
      onCancel={onCancel}
    />
  )
}
