import { Button, Dialog } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { openModal } from '#lib/modals'

interface Props {
  open: boolean
  onClose: () => void
}

/** What a trial account is told wherever a real one is needed. */
export function RealAccountDialog({ open, onClose }: Props) {
  const { ta } = useAccountWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta('login.real_account')}
      closeLabel={ta('login.close')}
      width={360}
      actions={
        <>
          <Button variant="plain" size="small" onClick={onClose}>
            {ta('login.not_now')}
          </Button>
          <Button size="small" isDefault onClick={() => openModal('register')}>
            {ta('login.in_increase_submit')}
          </Button>
        </>
      }
    >
      <p>{ta('login.in_need_true_account')}</p>
    </Dialog>
  )
}
