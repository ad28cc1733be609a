import { adminWords } from '@fairhouse/i18n/office'
import { useParams } from 'wouter'
import { History } from '#features/facts'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { ColleagueName } from '#features/people'
import { Tag } from '#features/tag'
import { moneyText } from '@fairhouse/money'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { useWords } from '#lib/words'
import { Actions } from './actions.tsx'
import { MemberSummary } from './member-summary.tsx'
import { Payouts } from './payouts.tsx'
import { tones, type WithdrawalFile } from './view.ts'
import { WithdrawalFacts } from './withdrawal-facts.tsx'

/** One withdrawal: payout account, payouts, history and member. */
export function Withdrawal() {
  const { t } = useWords(adminWords)
  const { id = '' } = useParams()
  const answer = useQueryOnce(freshQuery('GET /office/api/withdrawal/one', { id }))
  return (
    <Page
      title={t('withdrawals.named', { id: shortId(id) })}
      back={{ href: '/withdrawals', label: t('withdrawals.title') }}
    >
      <LoadState answer={answer}>{(file) => <File file={file} />}</LoadState>
    </Page>
  )
}

function File({ file }: { file: WithdrawalFile }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Section title={t('common.facts')}>
          <WithdrawalFacts file={file} />
          {(may('withdrawalDecide') || may('withdrawalPay')) && <Actions file={file} />}
        </Section>
        {file.parts.length > 0 && <Payouts file={file} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <MemberSummary memberId={file.memberId} />
        <Section title={t('common.history')}>
          <History
            events={file.moves.map(({ at, to, actorKind, actorId, reason, amount }) => ({
              at,
              what: (
                <>
                  <Tag tone={tones[to]} text={t(`withdrawals.state_${to}`)} />
                  {amount !== null && moneyText(amount, file.currency)}
                </>
              ),
              by: actorKind === 'staff' && actorId !== null && <ColleagueName id={actorId} />,
              note: reason,
            }))}
          />
        </Section>
      </div>
    </div>
  )
}
