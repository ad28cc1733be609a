import { call, type Value } from '@fairhouse/browser/call'
import { Decide } from '#features/decide'
import { Facts } from '#features/facts'
import { Listed } from '#features/list'
import { Page, Section } from '#features/page'
import { Member } from '#features/people'
import { Tag } from '#features/tag'
import { asking, useAgain, useLive } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'

type Account = Value<'GET /office/api/withdrawal/accounts'>['list'][number]

/** Payout accounts that are held until somebody has looked. */
export function Accounts() {
  const { t } = useWords()
  const answer = useLive(asking('GET /office/api/withdrawal/accounts', {}))
  return (
    <Page title={t('accounts.title')} text={t('accounts.text')}>
      <Listed answer={answer}>
        {({ list }) => (
          <>
            {list.length === 0 && <p className="py-8 text-text-quiet">{t('accounts.none')}</p>}
            {list.map((account) => (
              <OneAccount key={account.id} account={account} />
            ))}
          </>
        )}
      </Listed>
    </Page>
  )
}

function OneAccount({ account }: { account: Account }) {
  const { t } = useWords()
  const when = useWhen()
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
  const again = useAgain()
  const decide = (accept: boolean) => ({
    reasonLabel: t('common.reason'),
    onSend: (reason: string) =>
      call('POST /office/api/withdrawal/account/decide', { id, accept, reason }),
    onDone: () => again('GET /office/api/withdrawal/accounts'),
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Decide
        label={t('accounts.accept')}
        title={t('accounts.accept_title')}
        text={t('accounts.accept_text')}
        variant="primary"
        {...decide(true)}
      />
      <Decide
        label={t('accounts.refuse')}
        title={t('accounts.refuse_title')}
        text={t('accounts.refuse_text')}
        {...decide(false)}
      />
    </div>
  )
}
