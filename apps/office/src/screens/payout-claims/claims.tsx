import { call, type Value } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { Choice, Money } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { DecisionButton } from '#features/decision'
import { LoadState, Pager, usePages } from '#features/list'
import { Facts } from '#features/facts'
import { Page, Section } from '#features/page'
import { Member } from '#features/people'
import { SentPicture } from '#features/picture'
import { freshQuery, useInvalidate, useLiveQuery } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'

type Claim = Value<'GET /office/api/withdrawal/claims'>['list'][number]

const states = ['open', 'closed'] as const

/** Payouts that members report as not received. */
export function Claims() {
  const { t } = useWords()
  const [state, setState] = useState<Claim['state']>('open')
  const pages = usePages()
  const { after } = pages
  const answer = useLiveQuery(
    freshQuery('GET /office/api/withdrawal/claims', {
      state,
      ...(after !== undefined && { after }),
    }),
  )
  const choose = (next: Claim['state']) => {
    setState(next)
    pages.reset()
  }
  return (
    <Page
      title={t('claims.title')}
      text={t('claims.text')}
      actions={
        <Choice
          label={t('common.state')}
          options={states.map((value) => ({ value, label: t(`claims.state_${value}`) }))}
          value={state}
          onChange={choose}
        />
      }
    >
      <LoadState answer={answer}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <p className="py-8 text-text-quiet">{t('claims.none')}</p>}
            {list.map((claim) => (
              <ClaimCard key={claim.id} claim={claim} />
            ))}
            <Pager {...{ pages, next }} />
          </>
        )}
      </LoadState>
    </Page>
  )
}

function ClaimCard({ claim }: { claim: Claim }) {
  const { t } = useWords()
  const { may } = useMe()
  const again = useInvalidate()
  const { id, amount, currency, withdrawalId, evidence, answer, provider } = claim
  const when = useDateTime()
  return (
    <Section title={moneyText(amount, currency)}>
      <Facts
        facts={[
          {
            label: t('withdrawals.one'),
            value: (
              <Link href={`/withdrawals/${withdrawalId}`} className={linkClass}>
                {shortId(withdrawalId)}
              </Link>
            ),
          },
          { label: t('common.amount'), value: <Money text={moneyText(amount, currency)} /> },
          { label: t('common.member'), value: <Member id={claim.memberId} /> },
          { label: t('common.asked_at'), value: when(claim.createdAt) },
          {
            label: t('withdrawals.by'),
            value: provider === 'hand' ? t('withdrawals.hand') : provider,
          },
          evidence !== null && { label: t('withdrawals.evidence'), value: evidence },
          answer !== null && { label: t('claims.answer'), value: answer, isLong: true },
        ]}
      />
      <SentPicture number={1} ask={() => call('GET /office/api/withdrawal/proof', { id })} />
      {may('withdrawalDecide') && claim.state === 'open' && (
        <div>
          <DecisionButton
            label={t('claims.close')}
            title={t('claims.close_title')}
            text={t('claims.close_text')}
            reasonLabel={t('claims.answer')}
            onSend={(reason) => call('POST /office/api/withdrawal/claims/close', { id, reason })}
            onDone={() => again('GET /office/api/withdrawal/claims')}
          />
        </div>
      )}
    </Section>
  )
}
