import { call, type Value } from '@fairhouse/browser/call'
import { DecisionButton } from '#features/decision'
import { Facts } from '#features/facts'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { Member } from '#features/people'
import { Tag } from '#features/tag'
import { freshQuery, useInvalidate, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'

type Account = Value<'GET /office/api/withdrawal/accounts'>['list'][number]

/** Payout accounts on hold for review. */
export function PayoutAccounts() {
  const { t } = useWords()
  const answer = useLiveQuery(freshQuery('GET /office/api/withdrawal/accounts', {}))
  return (
    <Page title={t('accounts.title')} text={t('accounts.text')}>
      <LoadState answer={answer}>
        {({ list }) => (
          <>
            {list.length === 0 && <p className="py-8 text-text-quiet">{t('accounts.none')}</p>}
            {list.map((account) => (
              <AccountCard key={account.id} account={account} />
            ))}
          </>
        )}
      </LoadState>
    </Page>
  )
}

function AccountCard({ account }: { account: Account }) {
  const { t } = useWords()
  const when = useDateTime()
  const { may } = useMe()
  const { target, why, registeredName } = account
  return (
    <Section title={`${t(`accounts.kind_${target.kind}`)} · ${target.institution}`}>
      <Facts
        facts={[
          { label: t('accounts.why'), value: <Tag tone="warn" text={t(`accounts.why_${why}`)} /> },
          {
            label: t('accounts.number'),
            value: <span className="font-mono">{target.number}</span>,
          },
          { label: t('accounts.name'), value: target.name },
          { label: t('accounts.registered'), value: registeredName ?? t('accounts.no_name') },
          { label: t('common.member'), value: <Member id={account.memberId} /> },
          { label: t('common.asked_at'), value: when(account.createdAt) },
        ]}
      />
      {may('withdrawalDecide') && <Decisions id={account.id} />}
    </Section>
  )
}

function Decisions({ id }: { id: string }) {
  const { t } = useWords()
  const again = useInvalidate()
  const decide = (accept: boolean) => ({
    reasonLabel: t('common.reason'),
    onSend: (reason: string) =>
      call('POST /office/api/withdrawal/account/decide', { id, accept, reason }),
    onDone: () => again('GET /office/api/withdrawal/accounts'),
  })
  return (
    <div className="flex flex-wrap gap-3">
      <DecisionButton
        label={t('accounts.accept')}
        title={t('accounts.accept_title')}
        text={t('accounts.accept_text')}
        variant="primary"
        {...decide(true)}
      />
      <DecisionButton
        label={t('accounts.refuse')}
        title={t('accounts.refuse_title')}
        text={t('accounts.refuse_text')}
        {...decide(false)}
      />
    </div>
  )
}
