import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon, join, type IconName } from '@fairhouse/ui'
import type { Facts, SectionName } from './facts.ts'

/** LIST of the sections' icons. */
const icons: Record<SectionName, IconName> = {
  password: 'key',
  paymentPassword: 'wallet',
  totp: 'shield',
  recovery: 'ticket',
  mobile: 'phone',
  email: 'mail',
  realName: 'user',
  identity: 'ticket',
  payoutAccounts: 'cards',
  social: 'chain',
  sessions: 'screen',
  history: 'clock',
  handOver: 'share',
  data: 'download',
  close: 'exit',
}

const rowClass = join(
  'flex min-h-16 w-full cursor-pointer items-center gap-4 rounded-control px-3 py-2 text-start',
  'transition-colors hover:bg-accent-soft',
)

const iconClass =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-accent-soft'

interface Props {
  facts: Facts
  names: readonly SectionName[]
  onOpen: (name: SectionName) => void
}

export function Overview({ facts, names, onOpen }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {!facts.totp && <Advice onOpen={() => onOpen('totp')} />}
      <ul className="-mx-3 flex flex-col">
        {names.map((name) => (
          <li key={name}>
            <Row name={name} facts={facts} onOpen={() => onOpen(name)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ name, facts, onOpen }: { name: SectionName; facts: Facts; onOpen: () => void }) {
  const { t } = useWords(accountWords)
  return (
    <button type="button" onClick={onOpen} className={rowClass}>
      <span className={iconClass}>
        <Icon name={icons[name]} className="text-accent" />
      </span>
      <span className="flex min-w-0 grow flex-col">
        <span className="font-semibold">{t(`security.section_${name}`)}</span>
        <span className="text-sm break-words text-text-quiet">
          <State name={name} facts={facts} />
        </span>
      </span>
      <Icon name="chevron" className="-rotate-90 text-text-quiet rtl:rotate-90" />
    </button>
  )
}

/** Current state, or the purpose of the section. */
function State({ name, facts }: { name: SectionName; facts: Facts }) {
  const { t } = useWords(accountWords)
  if (name === 'mobile' || name === 'email') return <ContactState name={name} facts={facts} />
  if (name === 'realName') return facts.realName ?? t('security.not_set')
  if (name === 'password') return t(facts.hasPassword ? 'security.set' : 'security.not_set')
  if (name === 'paymentPassword') {
    return t(facts.hasPaymentPassword ? 'security.set' : 'security.not_set')
  }
  if (name === 'payoutAccounts') {
    return t('security.payout_accounts', { count: facts.payoutAccounts })
  }
  if (name === 'identity') return <IdentityState facts={facts} />
  if (name === 'totp') return t(facts.totp ? 'security.on' : 'security.off')
  if (name === 'recovery') {
    return t('security.recovery_left', { count: facts.recoveryCodesLeft })
  }
  return t(`security.about_${name}`)
}

function ContactState({ name, facts }: { name: 'mobile' | 'email'; facts: Facts }) {
  const { t } = useWords(accountWords)
  const value = facts[name]
  if (value === null) return t('security.not_set')
  if (facts[`${name}Confirmed`]) return value
  return (
    <>
      {value} · <span className="font-semibold text-text">{t('security.unconfirmed')}</span>
    </>
  )
}

function IdentityState({ facts: { identity } }: { facts: Facts }) {
  const { t } = useWords(centreWords)
  return t(identity.isDormant ? 'identity.dormant_title' : `identity.state_${identity.state}`)
}

const adviceClass = join(
  'flex w-full cursor-pointer items-center gap-4 rounded-card border border-accent bg-accent-soft',
  'p-4 text-start transition-colors hover:bg-surface-raised',
)

/** Recommends two-step verification to accounts without it. */
function Advice({ onOpen }: { onOpen: () => void }) {
  const { t } = useWords(accountWords)
  return (
    <button type="button" onClick={onOpen} className={adviceClass}>
      <Icon name="shield" className="size-8 text-accent" />
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{t('security.advice_title')}</span>
        <span className="text-sm text-text-quiet">{t('security.advice_text')}</span>
      </span>
    </button>
  )
}
