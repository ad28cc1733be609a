import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { isOn, offersFreePlay } from '#lib/flags'
import { openModal } from '#lib/modals'
import { PasswordLogin } from './password-login.tsx'
import { FreePlay } from './free-play.tsx'
import { RememberedAccount } from './remembered-account.tsx'
import { SmsLogin } from './sms-login.tsx'
import { Social } from './social.tsx'
import type { Status } from './status.ts'

type Way = 'username' | 'sms'

/** All sign-in methods of the brand, for dialog and page. */
export function LoginForm({ status }: { status: Status }) {
  const { t } = useWords(accountWords)
  const [way, setWay] = useState<Way>('username')
  const { agentSite } = status.accounts
  const tabs = [
    { id: 'username', label: t('login.by_name'), icon: 'user' },
    { id: 'sms', label: t('login.by_code'), icon: 'phone' },
  ] as const
  const form = way === 'sms' ? <SmsLogin status={status} /> : <PasswordLogin status={status} />
  return (
    <div className="flex flex-col gap-6">
      {agentSite && <p className="text-text-quiet">{t('login.agent_text')}</p>}
      <RememberedAccount />
      <div className="flex flex-col gap-3">
        {isOn(status, 'MOBILEVERCODELOGIN3') ? (
          <Tabs label={t('login.ways')} tabs={tabs} value={way} onChange={setWay}>
            {form}
          </Tabs>
        ) : (
          form
        )}
        {offersFreePlay(status) && <FreePlay />}
      </div>
      <Social providers={status.accounts.social} />
      {!agentSite && <Others />}
    </div>
  )
}

const linkClass = 'min-h-11 cursor-pointer px-1 font-semibold text-accent hover:underline'

function Others() {
  const { t } = useWords(accountWords)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-text-quiet">
      {t('login.no_account')}
      <button type="button" className={linkClass} onClick={() => openModal('register')}>
        {t('login.register')}
      </button>
    </div>
  )
}
