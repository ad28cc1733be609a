import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Dialog } from '@fairhouse/ui'
import { openModal } from '#lib/modals'
import { pendingProof, handleSignInAnswer } from '#lib/sign-in'
import { Prove } from './prove.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Asks for the further proof of a sign-in before its session starts. */
export function ProveDialog({ open, onClose }: Props) {
  const { t } = useWords(accountWords)
  const further = pendingProof()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('security.prove_title')}
      closeLabel={t('security.close')}
      width={420}
    >
      {further && (
        <Prove
          key={further.answer.ticket}
          answer={further.answer}
          resendSeconds={further.resendSeconds}
          onDone={(done) => void handleSignInAnswer(done, further.next)}
          onCancel={() => openModal('login')}
        />
      )}
    </Dialog>
  )
}
