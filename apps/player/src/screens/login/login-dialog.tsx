import { Dialog } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { LoginForm } from './login-form.tsx'
import type { Status } from './status.ts'

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

export function LoginDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta(status.accounts.agentSite ? 'login.title_agent' : 'login.title')}
      closeLabel={ta('login.close')}
      width={440}
    >
      <LoginForm status={status} />
    </Dialog>
  )
}
