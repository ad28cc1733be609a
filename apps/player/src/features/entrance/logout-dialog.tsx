import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Dialog } from '@fairhouse/ui'
import { useAction } from '#lib/action'
import type { Value } from '#lib/call'
import { logout } from '#lib/logout'

interface Props {
  open: boolean
  onClose: () => void
  status: Value<'GET /wps/system/status'>
}

/** Asks for confirmation before logging out. */
export function LogoutDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  const { busy, run } = useAction()
  const leave = async () => {
    await logout(status.brand)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('security.logout_title')}
      closeLabel={t('security.close')}
      width={360}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('security.logout_stay')}
          </Button>
          <Button isDefault busy={busy} onClick={() => void run(leave)}>
            {t('security.logout')}
          </Button>
        </>
      }
    >
      <p>{t('security.logout_text')}</p>
    </Dialog>
  )
}
