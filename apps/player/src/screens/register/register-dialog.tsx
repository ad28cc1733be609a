import { Dialog } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { Offers } from './offers.tsx'
import { RegisterForm } from './register-form.tsx'
import type { Status } from './status.ts'
import { BonusTerms, useTitle } from './title.tsx'

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

export function RegisterDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  const title = useTitle(status)
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={ta('login.close')} width={520}>
      <div className="flex flex-col gap-6">
        <BonusTerms status={status} />
        <RegisterForm status={status} />
        <Offers />
      </div>
    </Dialog>
  )
}
