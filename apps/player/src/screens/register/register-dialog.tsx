import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Dialog } from '@fairhouse/ui'
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
  const { t } = useWords(accountWords)
  const title = useTitle(status)
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={t('login.close')} width={520}>
      <div className="flex flex-col gap-6">
        <BonusTerms status={status} />
        <RegisterForm status={status} />
        <Offers />
      </div>
    </Dialog>
  )
}
