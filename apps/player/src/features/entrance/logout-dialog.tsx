import { Button, Dialog } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { useAction } from '#lib/action'
import type { Value } from '#lib/call'
import { logout } from '#lib/logout'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** Asks once more before somebody leaves. */
export function LogoutDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  const { busy, run } = useAction()
  const leave = async () => {
    await logout(status.brand)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta('security.logout_title')}
      closeLabel={ta('security.close')}
      width={360}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {ta('security.logout_stay')}
          </Button>
          <Button isDefault busy={busy} onClick={() => void run(leave)}>
            {ta('security.logout')}
          </Button>
        </>
      }
    >
      <p>{ta('security.logout_text')}</p>
    </Dialog>
  )
}
