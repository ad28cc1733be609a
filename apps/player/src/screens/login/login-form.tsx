import { Tabs } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { isOn, offersFreePlay } from '#lib/flags'
import { openModal } from '#lib/modals'
import { PasswordLogin } from './password-login.tsx'
import { Remembered } from './remembered.tsx'
import { SmsLogin } from './sms-login.tsx'
import { Social } from './social.tsx'
import type { Status } from './status.ts'

type Way = 'username' | 'sms'

/** All ways in that the brand has, in the dialog and on the page. */
export function LoginForm({ status }: { status: Status }) {
  const { ta } = useAccountWords()
  const [way, setWay] = useState<Way>('username')
  const { agentSite } = status.accounts
  const tabs = [
    { id: 'username', label: ta('login.by_name'), icon: 'user' },
    { id: 'sms', label: ta('login.by_code'), icon: 'phone' },
  ] as const
  const form = way === 'sms' ? <SmsLogin status={status} /> : <PasswordLogin status={status} />
  return (
    <div className="flex flex-col gap-6">
      {agentSite && <p className="text-text-quiet">{ta('login.agent_text')}</p>}
      <Remembered />
      {isOn(status, 'MOBILEVERCODELOGIN3') ? (
        <Tabs label={ta('login.ways')} tabs={tabs} value={way} onChange={setWay}>
          {form}
        </Tabs>
      ) : (
        form
      )}
      <Social providers={status.accounts.social} />
      {!agentSite && <Others status={status} />}
    </div>
  )
}

const linkClass = 'min-h-11 cursor-pointer px-1 font-semibold text-accent hover:underline'

function Others({ status }: { status: Status }) {
  const { ta } = useAccountWords()
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-text-quiet">
      {ta('login.no_account')}
      <button type="button" className={linkClass} onClick={() => openModal('register')}>
        {ta('login.register')}
      </button>
      {offersFreePlay(status) && (
        <button type="button" className={linkClass} onClick={() => openModal('freePlay')}>
          {ta('login.free_play')}
        </button>
      )}
    </div>
  )
}
