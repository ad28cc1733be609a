import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Dialog } from '@fairhouse/ui'
import { LoginForm } from './login-form.tsx'
import type { Status } from './status.ts'

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

export function LoginDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(status.accounts.agentSite ? 'login.title_agent' : 'login.title')}
      closeLabel={t('login.close')}
      width={440}
    >
      <LoginForm status={status} />
    </Dialog>
  )
}
