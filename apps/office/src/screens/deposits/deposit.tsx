import { call } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useParams } from 'wouter'
import { Facts, History } from '#features/facts'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { Member, ColleagueName, PendingApprovals } from '#features/people'
import { SentPicture } from '#features/picture'
import { Tag } from '#features/tag'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { Actions } from './actions.tsx'
import { isKnownReason, tones, type DepositFile, type DepositRow } from './view.ts'

/** One deposit with proofs and history. */
export function Deposit() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const answer = useQueryOnce(freshQuery('GET /office/api/deposit/one', { id }))
  const reference = answer.data?.deposit.reference
  return (
    <Page
      title={reference === undefined ? t('deposits.one') : t('deposits.named', { reference })}
      back={{ href: '/deposits', label: t('deposits.title') }}
    >
      <LoadState answer={answer}>{(file) => <File file={file} />}</LoadState>
    </Page>
  )
}

function File({ file: { deposit, proofs, moves } }: { file: DepositFile }) {
  const { t } = useWords()
  const { may } = useMe()
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Section title={t('common.facts')}>
          <DepositFacts deposit={deposit} />
          {deposit.waiting && <PendingApprovals requests={[deposit.waiting]} />}
          {may('depositDecide') && <Actions deposit={deposit} />}
        </Section>
        <Section title={t('deposits.proofs')}>
          {proofs.length === 0 && <p className="text-text-quiet">{t('deposits.no_proofs')}</p>}
          {proofs.map((id, place) => (
            <SentPicture
              key={id}
              number={place + 1}
              ask={() => call('GET /office/api/deposit/proof', { id })}
            />
          ))}
        </Section>
      </div>
      <Section title={t('common.history')}>
        <History
          events={moves.map(({ at, to, actorId, actor, reason }) => ({
            at,
            what: <Tag tone={tones[to]} text={t(`deposits.state_${to}`)} />,
            by: actor === 'staff' && actorId !== null && <ColleagueName id={actorId} />,
            note: reason !== null && isKnownReason(reason) ? t(`deposits.why_${reason}`) : reason,
          }))}
        />
      </Section>
    </div>
  )
}

function DepositFacts({ deposit }: { deposit: DepositRow }) {
  const { t } = useWords()
  const when = useDateTime()
  const { currency, state, paid, credited, claimedBy, note, reason, name, kind, waiting } = deposit
  const money = (amount: string) => <Money text={moneyText(amount, currency)} />
  return (
    <Facts
      facts={[
        {
          label: t('common.state'),
          value: <Tag tone={tones[state]} text={t(`deposits.state_${state}`)} />,
        },
        { label: t('common.amount'), value: money(deposit.amount) },
        { label: t('common.fee'), value: money(deposit.fee) },
        paid !== null && { label: t('deposits.paid'), value: money(paid) },
        waiting !== null && { label: t('approvals.to_credit'), value: money(waiting.amount) },
        waiting !== null && {
          label: t('approvals.second_why'),
          value: waiting.why.map((one) => t(`approvals.second_${one}`)).join(' · '),
        },
        credited === null
          ? { label: t('common.net'), value: money(deposit.net) }
          : { label: t('deposits.credited'), value: money(credited) },
        reason !== null && { label: t('deposits.why'), value: t(`deposits.why_${reason}`) },
        {
          label: t('deposits.method'),
          value: `${name || t(`deposits.kind_${kind}`)} · ${deposit.provider}`,
        },
        deposit.providerReference !== null && {
          label: t('deposits.provider_reference'),
          value: deposit.providerReference,
        },
        { label: t('common.member'), value: <Member id={deposit.memberId} /> },
        { label: t('common.asked_at'), value: when(deposit.createdAt) },
        {
          label: t('common.taken_by'),
          value: claimedBy === null ? t('common.nobody') : <ColleagueName id={claimedBy} />,
        },
        note !== null && { label: t('deposits.note'), value: note, isLong: true },
      ]}
    />
  )
}
