import { Button, Dialog } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccount } from '#lib/account'
import { useAccountWords } from '#lib/account-words'
import { Scene } from '#lib/art'
import { bonusText } from './bonus.ts'
import { registeredBy } from './registered.ts'
import type { Status } from './status.ts'
import { BonusTerms } from './title.tsx'

interface Props {
  open: boolean
  onClose: () => void
  status: Status
}

const nameClass = 'rounded-control bg-surface-sunken p-4 text-center text-xl font-bold select-all'

/** Who registered by phone is first told the name that was made for them. */
export function RegisterSuccessDialog({ open, onClose, status }: Props) {
  const { ta } = useAccountWords()
  const account = useAccount()
  const [hasRead, setRead] = useState(false)
  const isName = registeredBy() === 'registerMobile' && !hasRead
  const next = () => (isName ? setRead(true) : onClose())
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta(isName ? 'register.made_title' : 'register.success_title')}
      closeLabel={ta('login.close')}
      width={380}
      actions={
        <Button isDefault onClick={next}>
          {ta(isName ? 'register.made_read' : 'register.success_go')}
        </Button>
      }
    >
      {isName ? (
        <div className="flex flex-col gap-4">
          <p className={nameClass}>{account?.account}</p>
          <p className="text-text-quiet">{ta('register.made_text')}</p>
        </div>
      ) : (
        <div className="flex flex-col items-center gap-4 text-center">
          <Scene image="gift" size={110} className="w-40" />
          <p className="text-lg">{ta('register.success_text')}</p>
          <Bonus status={status} />
        </div>
      )}
    </Dialog>
  )
}

/** What the new account was given, and on which terms. */
function Bonus({ status }: { status: Status }) {
  const { ta } = useAccountWords()
  const amount = bonusText(status.accounts)
  if (amount === undefined) return null
  return (
    <div className="flex flex-col gap-1">
      <p className="text-xl font-bold text-accent">{ta('register.success_bonus', { amount })}</p>
      <BonusTerms status={status} />
    </div>
  )
}
