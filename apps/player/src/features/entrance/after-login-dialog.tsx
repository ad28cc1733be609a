import { Button, buttonClass, Dialog, Icon, join } from '@fairhouse/ui'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useAccount } from '#lib/account'
import { useAccountWords } from '#lib/account-words'
import { call } from '#lib/call'
import { openCentre } from '#lib/centre'
import { useMembersOnly, useOwn } from '#lib/own'
import { lastSignIn } from '#lib/sign-in'

interface Props {
  open: boolean
  onClose: () => void
}

/** Greets who has just come in, and says what could be done next. */
export function AfterLoginDialog({ open, onClose }: Props) {
  const { ta } = useAccountWords()
  useMembersOnly(open, onClose)
  const isFirst = lastSignIn()?.firstTimeLogin === true
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={ta(isFirst ? 'security.welcome_first' : 'security.welcome_back')}
      closeLabel={ta('security.close')}
      width={420}
    >
      <AfterLogin isFirst={isFirst} onClose={onClose} />
    </Dialog>
  )
}

function AfterLogin({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { ta } = useAccountWords()
  const account = useAccount()
  useEffect(() => {
    // Shown is shown: whether it is remembered does not concern who reads it.
    if (isFirst) call('POST /wps/member/firstLogin').catch(() => undefined)
  }, [isFirst])
  const isReal = account?.type !== 4
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">
        {ta('security.welcome_name', { name: account?.nickname || account?.account || '' })}
      </p>
      {isReal && <Protect isFirst={isFirst} onClose={onClose} />}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button isDefault onClick={onClose}>
          {ta('security.welcome_go')}
        </Button>
        <Link href="/promotions" onClick={onClose} className={buttonClass('quiet')}>
          {ta('security.welcome_promotions')}
        </Link>
      </div>
    </div>
  )
}

const askProtected = async () => (await call('GET /wps/member/security')).totp

const adviceClass = join(
  'flex w-full cursor-pointer items-center gap-4 rounded-card border border-line',
  'bg-surface-raised p-4 text-start transition-colors hover:border-accent hover:bg-accent-soft',
)

/** The one thing that makes an account much safer, for who has not done it. */
function Protect({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { ta } = useAccountWords()
  const { data: isProtected } = useOwn(askProtected)
  if (isProtected === true || (isProtected === undefined && !isFirst)) return null
  const protect = () => {
    onClose()
    openCentre('securityCenter')
  }
  return (
    <button type="button" onClick={protect} className={adviceClass}>
      <Icon name="shield" className="size-8 text-accent" />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{ta('security.advice_title')}</span>
        <span className="text-sm text-text-quiet">{ta('security.advice_text')}</span>
      </span>
    </button>
  )
}
