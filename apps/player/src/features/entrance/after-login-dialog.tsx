import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Button, buttonClass, Dialog, Icon, join } from '@fairhouse/ui'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useAccount } from '#lib/account'
import { call } from '#lib/call'
import { openCentre } from '#lib/centre'
import { useCloseOnLogout, useMemberData } from '#lib/member-data'
import { lastSignIn } from '#lib/sign-in'

interface Props {
  open: boolean
  onClose: () => void
}

/** Welcomes the member after login and suggests next steps. */
export function AfterLoginDialog({ open, onClose }: Props) {
  const { t } = useWords(accountWords)
  useCloseOnLogout(open, onClose)
  const isFirst = lastSignIn()?.firstTimeLogin === true
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(isFirst ? 'security.welcome_first' : 'security.welcome_back')}
      closeLabel={t('security.close')}
      width={420}
    >
      <AfterLogin isFirst={isFirst} onClose={onClose} />
    </Dialog>
  )
}

function AfterLogin({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { t } = useWords(accountWords)
  const account = useAccount()
  useEffect(() => {
    // If marking it as seen fails, the user need not know.
    if (isFirst) call('POST /wps/member/firstLogin').catch(() => undefined)
  }, [isFirst])
  const isReal = account?.type !== 4
  return (
    <div className="flex flex-col gap-5">
      <p className="text-lg">
        {t('security.welcome_name', { name: account?.nickname || account?.account || '' })}
      </p>
      {isReal && <Protect isFirst={isFirst} onClose={onClose} />}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button isDefault onClick={onClose}>
          {t('security.welcome_go')}
        </Button>
        <Link href="/promotions" onClick={onClose} className={buttonClass('quiet')}>
          {t('security.welcome_promotions')}
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

/** Suggests two-step verification to members without it. */
function Protect({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { t } = useWords(accountWords)
  const { data: isProtected } = useMemberData(askProtected)
  if (isProtected === true || (isProtected === undefined && !isFirst)) return null
  const protect = () => {
    onClose()
    openCentre('securityCenter')
  }
  return (
    <button type="button" onClick={protect} className={adviceClass}>
      <Icon name="shield" className="size-8 text-accent" />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{t('security.advice_title')}</span>
        <span className="text-sm text-text-quiet">{t('security.advice_text')}</span>
      </span>
    </button>
  )
}
