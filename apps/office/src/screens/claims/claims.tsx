import { call, type Value } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { Choice, Money } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { Decide } from '#features/decide'
import { Listed, Paged, usePages } from '#features/list'
import { Facts } from '#features/facts'
import { Page, Section } from '#features/page'
import { Member } from '#features/people'
import { SentPicture } from '#features/picture'
import { asking, useAgain, useLive } from '#lib/ask'
import { linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'

type Claim = Value<'GET /office/api/withdrawal/claims'>['list'][number]

const states = ['open', 'closed'] as const

/** What members say did not come. */
export function Claims() {
  const { t } = useWords()
  const [state, setState] = useState<Claim['state']>('open')
  const pages = usePages()
  const { after } = pages
  const answer = useLive(
    asking('GET /office/api/withdrawal/claims', { state, ...(after !== undefined && { after }) }),
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
      <Listed answer={answer}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <p className="py-8 text-text-quiet">{t('claims.none')}</p>}
            {list.map((claim) => (
              <OneClaim key={claim.id} claim={claim} />
            ))}
            <Paged {...{ pages, next }} />
          </>
        )}
      </Listed>
    </Page>
  )
}

function OneClaim({ claim }: { claim: Claim }) {
  const { t } = useWords()
  const { may } = useMe()
  const again = useAgain()
  const { id, amount, currency, withdrawalId, evidence, answer, provider } = claim
  const when = useWhen()
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
          <Decide
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
