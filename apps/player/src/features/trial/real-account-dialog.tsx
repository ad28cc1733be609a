import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Dialog } from '@fairhouse/ui'
import { openModal } from '#lib/modals'

interface Props {
  open: boolean
  onClose: () => void
}

/** Tells a trial account that a feature needs a real one. */
export function RealAccountDialog(props: Props) {
  return <Warning {...props} text="login.in_need_true_account" />
}

/** Tells a trial account that only registered players keep favourites. */
export function RegisterFirstDialog(props: Props) {
  return <Warning {...props} text="login.register_first" />
}

interface WarningProps extends Props {
  text: 'login.in_need_true_account' | 'login.register_first'
}

function Warning({ open, onClose, text }: WarningProps) {
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
      <p>{t(text)}</p>
    </Dialog>
  )
}
