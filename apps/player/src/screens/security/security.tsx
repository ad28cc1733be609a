import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { navigate } from '#lib/back'
import { Section } from '#features/section'
import { useStatus, type Status } from '#features/status'
import { signedOut, useAccount } from '#lib/account'
import { Problem, problemText } from '#lib/action'
import { closeCentre, openCentre, useCentrePart } from '#lib/centre'
import { openModal } from '#lib/modals'
import { useMemberData } from '#lib/member-data'
import { Contact } from './contact.tsx'
import { CloseAccount } from './data/close-account.tsx'
import { MyData } from './data/my-data.tsx'
import { History } from './devices/history.tsx'
import { HandOver } from './devices/hand-over.tsx'
import { Sessions } from './devices/sessions.tsx'
import { loadFacts, listSections, type Facts, type SectionName } from './facts.ts'
import { Recovery } from './mfa/recovery.tsx'
import { Totp } from './mfa/totp.tsx'
import { Identity } from './identity/index.ts'
import { LinkedAccounts } from './linked-accounts.tsx'
import { Overview } from './overview.tsx'
import { RealName } from './real-name.tsx'

const agents: readonly number[] = [1, 2, 41, 42]

/** LIST of the sections that open elsewhere, such as the password dialog. */
const places: Partial<Record<SectionName, () => void>> = {
  password: () => openModal('changePassword'),
  paymentPassword: () => openCentre('withdraw', 'password'),
  payoutAccounts: () => openCentre('withdraw'),
}

/** Security page with its sections. */
export function Security() {
  const { t } = useWords(accountWords)
  const account = useAccount()
  const { data: status } = useStatus()
  const { data: facts, error, again } = useMemberData(loadFacts)
  const part = useCentrePart()
  const [open, setOpen] = useState<SectionName | undefined>(
    part === 'identity' ? 'identity' : undefined,
  )
  if (!facts || !status) {
    return error === undefined ? (
      <Skeleton className="h-80 w-full" />
    ) : (
      <Problem text={problemText(error, t)} />
    )
  }
  const isAgent = agents.includes(account?.type ?? 0)
  const names = listSections({ facts, providers: status.accounts.social, isAgent })
  const show = (name: SectionName) => {
    const elsewhere = places[name]
    if (elsewhere) elsewhere()
    else setOpen(name)
  }
  if (!open) return <Overview facts={facts} names={names} onOpen={show} />
  const back = () => setOpen(undefined)
  const changed = () => void again()
  return (
    <Section title={t(`security.section_${open}`)} back={t('security.back')} onBack={back}>
      <Part {...{ name: open, facts, status, isAgent, back, changed }} />
    </Section>
  )
}

/** Leaves the page after the account was closed. */
function leave(): void {
  closeCentre()
  signedOut()
  navigate('/')
}

interface PartProps {
  name: SectionName
  facts: Facts
  status: Status
  isAgent: boolean
  back: () => void
  changed: () => void
}

function Part({ name, facts, status, isAgent, back, changed }: PartProps) {
  const done = () => {
    changed()
    back()
  }
  switch (name) {
    case 'totp':
      return <Totp isOn={facts.totp} canRemove={!isAgent} onChanged={changed} onKept={back} />
    case 'recovery':
      return <Recovery left={facts.recoveryCodesLeft} onChanged={changed} onKept={back} />
    case 'mobile':
    case 'email':
      return (
        <Contact
          kind={name}
          present={facts[name]}
          isConfirmed={facts[`${name}Confirmed`]}
          rules={status.registerRules}
          onChanged={done}
        />
      )
    case 'realName':
      return <RealName name={facts.realName} />
    case 'identity':
      return <Identity onChanged={changed} />
    case 'history':
      return <History />
    case 'social':
      return <LinkedAccounts linked={facts.social} offered={status.accounts.social} />
    case 'sessions':
      return <Sessions />
    case 'handOver':
      return <HandOver />
    case 'data':
      return <MyData />
    case 'close':
      return <CloseAccount onClosed={leave} />
    default:
      return null
  }
}
