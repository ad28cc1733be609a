import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, Dialog } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccount } from '#lib/account'
import { Scene } from '#lib/art'
import { bonusText } from './bonus.ts'
import { lastMode } from './last-mode.ts'
import type { Status } from './status.ts'
import { BonusTerms } from './title.tsx'

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

const nameClass = 'rounded-control bg-surface-sunken p-4 text-center text-xl font-bold select-all'

/** After registration by phone it first shows the generated account name. */
export function RegisterSuccessDialog({ open, onClose, status }: Props) {
  const { t } = useWords(accountWords)
  const account = useAccount()
  const [hasRead, setRead] = useState(false)
  const isName = lastMode() === 'registerMobile' && !hasRead
  const next = () => (isName ? setRead(true) : onClose())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isName ? 'register.made_title' : 'register.success_title')}
      closeLabel={t('login.close')}
      width={380}
      actions={
        <Button isDefault onClick={next}>
          {t(isName ? 'register.made_read' : 'register.success_go')}
        </Button>
      }
    >
      {isName ? (
        <div className="flex flex-col gap-4">
          <p className={nameClass}>{account?.account}</p>
          <p className="text-text-quiet">{t('register.made_text')}</p>
        </div>
      ) : (
        <div className="flex flex-col items-center gap-4 text-center">
          <Scene image="gift" size={110} className="w-40" />
          <p className="text-lg">{t('register.success_text')}</p>
          <Bonus status={status} />
        </div>
      )}
    </Dialog>
  )
}

/** Bonus of the new account with its terms. */
function Bonus({ status }: { status: Status }) {
  const { t } = useWords(accountWords)
  const amount = bonusText(status.accounts)
  if (amount === undefined) return null
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xl font-bold text-accent">{t('register.success_bonus', { amount })}</p>
      <BonusTerms status={status} />
    </div>
  )
}
