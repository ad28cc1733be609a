import { Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { Section } from '#features/section'
import { useStatus, type Status } from '#features/status'
import { signedOut, useAccount } from '#lib/account'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText } from '#lib/action'
import { closeCentre, openCentre, useCentrePart } from '#lib/centre'
import { openModal } from '#lib/modals'
import { useOwn } from '#lib/own'
import { Contact } from './contact.tsx'
import { CloseAccount } from './data/close-account.tsx'
import { MyData } from './data/my-data.tsx'
import { History } from './devices/history.tsx'
import { HandOver } from './devices/hand-over.tsx'
import { Sessions } from './devices/sessions.tsx'
import { askFacts, sectionsOf, type Facts, type SectionName } from './facts.ts'
import { Recovery } from './factor/recovery.tsx'
import { Totp } from './factor/totp.tsx'
import { Identity } from './identity/index.ts'
import { Linked } from './linked.tsx'
import { Overview } from './overview.tsx'
import { RealName } from './real-name.tsx'

const agents: readonly number[] = [1, 2, 41, 42]

/** LIST of the parts that stand elsewhere: the password's dialog also meets who must change it. */
const places: Partial<Record<SectionName, () => void>> = {
  password: () => openModal('changePassword'),
  paymentPassword: () => openCentre('withdraw', 'password'),
  payoutAccounts: () => openCentre('withdraw'),
}

/** What protects an account and what it leaves behind, part by part. */
export function Security() {
  const { ta } = useAccountWords()
  const account = useAccount()
  const { data: status } = useStatus()
  const { data: facts, error, again } = useOwn(askFacts)
  const part = useCentrePart()
  const [open, setOpen] = useState<SectionName | undefined>(
    part === 'identity' ? 'identity' : undefined,
  )
  if (!facts || !status) {
    return error === undefined ? (
      <Skeleton className="h-80 w-full" />
    ) : (
      <Problem text={problemText(error, ta)} />
    )
  }
  const isAgent = agents.includes(account?.type ?? 0)
  const names = sectionsOf({ facts, providers: status.accounts.social, isAgent })
  const show = (name: SectionName) => {
    const elsewhere = places[name]
    if (elsewhere) elsewhere()
    else setOpen(name)
  }
  if (!open) return <Overview facts={facts} names={names} onOpen={show} />
  const back = () => setOpen(undefined)
  const changed = () => void again()
  return (
    <Section title={ta(`security.section_${open}`)} back={ta('security.back')} onBack={back}>
      <Part {...{ name: open, facts, status, isAgent, back, changed }} />
    </Section>
  )
}

/** There is no account any more, nor anything of it to see. */
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
      return <Linked linked={facts.social} offered={status.accounts.social} />
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
