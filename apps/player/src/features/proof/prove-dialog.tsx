import { Dialog } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { openModal } from '#lib/modals'
import { furtherProof, receiveSignIn } from '#lib/sign-in'
import { Prove } from './prove.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Between a sign-in and the session it leads to. */
export function ProveDialog({ open, onClose }: Props) {
  const { ta } = useAccountWords()
  const further = furtherProof()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta('security.prove_title')}
      closeLabel={ta('security.close')}
      width={420}
    >
      {further && (
        <Prove
          key={further.answer.ticket}
          answer={further.answer}
          onDone={(done) => void receiveSignIn(done, further.next)}
          onCancel={() => openModal('login')}
        />
      )}
    </Dialog>
  )
}
