import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Dialog } from '@fairhouse/ui'
import { openModal } from '#lib/modals'

interface Props {
  open: boolean
  onClose: () => void
}

/** Tells a trial account that a real one is needed. */
export function RealAccountDialog({ open, onClose }: Props) {
  const { t } = useWords(accountWords)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('login.real_account')}
      closeLabel={t('login.close')}
      width={360}
      actions={
        <>
          <Button variant="plain" size="small" onClick={onClose}>
            {t('login.not_now')}
          </Button>
          <Button size="small" isDefault onClick={() => openModal('register')}>
            {t('login.in_increase_submit')}
          </Button>
        </>
      }
    >
      <p>{t('login.in_need_true_account')}</p>
    </Dialog>
  )
}
