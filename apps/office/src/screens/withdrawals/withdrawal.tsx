import { useParams } from 'wouter'
import { History } from '#features/facts'
import { Listed } from '#features/list'
import { Page, Section } from '#features/page'
import { Staffer } from '#features/people'
import { Tag } from '#features/tag'
import { moneyText } from '@fairhouse/money'
import { asking, useLook } from '#lib/ask'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { useWords } from '#lib/later-words'
import { Actions } from './actions.tsx'
import { MemberBeside } from './member-beside.tsx'
import { Parts } from './parts.tsx'
import { tones, type WithdrawalFile } from './told.ts'
import { WithdrawalFacts } from './withdrawal-facts.tsx'

/** One withdrawal: where it goes, what was sent, what happened, and its member beside it. */
export function Withdrawal() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const answer = useLook(asking('GET /office/api/withdrawal/one', { id }))
  return (
    <Page
      title={t('withdrawals.named', { id: shortId(id) })}
      back={{ href: '/withdrawals', label: t('withdrawals.title') }}
    >
      <Listed answer={answer}>{(file) => <File file={file} />}</Listed>
    </Page>
  )
}

function File({ file }: { file: WithdrawalFile }) {
  const { t } = useWords()
  const { may } = useMe()
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Section title={t('common.facts')}>
          <WithdrawalFacts file={file} />
          {(may('withdrawalDecide') || may('withdrawalPay')) && <Actions file={file} />}
        </Section>
        {file.parts.length > 0 && <Parts file={file} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <MemberBeside memberId={file.memberId} />
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
              by: actorKind === 'staff' && actorId !== null && <Staffer id={actorId} />,
              note: reason,
            }))}
          />
        </Section>
      </div>
    </div>
  )
}
