import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { Facts } from '#features/facts'
import { Section } from '#features/page'
import { PendingFor } from '#features/people'
import { Tag } from '#features/tag'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { Access } from './access.tsx'
import { Adjust } from './adjust.tsx'
import { Freeze } from './freeze.tsx'
import { Labels } from './labels.tsx'
import { Notes } from './notes.tsx'
import { Related } from './related.tsx'
import { Sessions } from './sessions.tsx'
import { statusTones, type MemberDetail as Known } from './view.ts'

/** Overview tab: account facts, access, labels, notes and sessions. */
export function MemberDetail({ known }: { known: Known }) {
  const { t } = useWords()
  const { id, state } = known.account
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Section title={t('member.account')}>
          <AccountFacts known={known} />
          <PendingFor subject={id} kinds={['money.adjust', 'round.void']} />
          {state !== 'closed' && <AccountActions known={known} />}
        </Section>
        <Access known={known} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Labels memberId={id} labels={known.account.labels} />
        <Notes memberId={id} notes={known.notes} />
        <Related related={known.related} />
        <Sessions known={known} />
      </div>
    </div>
  )
}

/** Account actions that the colleague's permissions allow. */
function AccountActions({ known: { account, currency } }: { known: Known }) {
  const { may } = useMe()
  const { id, state } = account
  const actions = [
    may('adjustAsk') && <Adjust key="adjust" memberId={id} currency={currency} />,
    may('safetyManage') && <Freeze key="freeze" memberId={id} isFrozen={state === 'frozen'} />,
  ].filter((action) => action !== false)
  if (actions.length === 0) return null
  return <div className="flex flex-wrap gap-3 border-t border-line pt-4">{actions}</div>
}

function AccountFacts({ known }: { known: Known }) {
  const { t } = useWords()
  const when = useDateTime()
  const { account, contacts, currency, money, standing: status } = known
  const sum = (amount: string) => <Money text={moneyText(amount, currency)} />
  const reached = (value: string | null, isConfirmed: boolean) => {
    if (value === null) return t('member.unsaid')
    return isConfirmed ? value : t('member.contact_unconfirmed', { value })
  }
  return (
    <Facts
      facts={[
        { label: t('member.account'), value: account.account },
        { label: t('member.nickname'), value: account.nickname },
        {
          label: t('common.state'),
          value: <Tag tone={statusTones[status]} text={t(`member.standing_${status}`)} />,
        },
        { label: t('common.brand'), value: known.brand },
        { label: t('member.cash'), value: sum(money.cash) },
        { label: t('member.bonus'), value: sum(money.bonus) },
        { label: t('member.hold'), value: sum(money.hold) },
        {
          label: t('member.identity'),
          value: t(known.isVerified ? 'member.verified' : 'member.unverified'),
        },
        {
          label: t('member.mobile'),
          value: reached(contacts.mobile, contacts.mobileConfirmed),
        },
        { label: t('member.email'), value: reached(contacts.email, contacts.emailConfirmed) },
        { label: t('member.since'), value: when(account.createdAt) },
        { label: t('member.seen'), value: when(account.lastSeenAt) },
      ]}
    />
  )
}
