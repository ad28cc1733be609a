import { adminWords } from '@fairhouse/i18n/office'
import { useParams } from 'wouter'
import { Facts, History } from '#features/facts'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { Tag } from '#features/tag'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { Actions } from './actions.tsx'
import { CaseMembers } from './case-members.tsx'
import { Metrics } from './metrics.tsx'
import { severityTones, stateTones, type File } from './view.ts'

/** One risk case: findings, members and history. */
export function CaseFile() {
  const { t } = useWords(adminWords)
  const { id = '' } = useParams()
  const answer = useQueryOnce(freshQuery('GET /office/api/risk/case', { id }))
  const { data } = answer
  return (
    <Page
      title={data ? t('risk.named', { number: `#${data.number}` }) : t('risk.one')}
      {...(data && { text: t(`risk.about_${data.kind}`) })}
      back={{ href: '/risk', label: t('common.risk') }}
    >
      <LoadState answer={answer}>{(file) => <CaseBody file={file} />}</LoadState>
    </Page>
  )
}

function CaseBody({ file }: { file: File }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Section title={t(`risk.kind_${file.kind}`)}>
          <CaseFacts file={file} />
          {may('riskManage') && <Actions file={file} />}
        </Section>
        <Section title={t('risk.seen')}>
          <Metrics file={file} />
        </Section>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <CaseMembers file={file} />
        <Section title={t('common.history')}>
          <History
            events={file.events.map(({ what, at, staff, to, note }) => ({
              at,
              what: t(`risk.what_${what}`, { to: to ?? '' }),
              by: staff !== null && <span className="text-text-quiet">{staff}</span>,
              note,
            }))}
          />
        </Section>
      </div>
    </div>
  )
}

function CaseFacts({ file }: { file: File }) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  const { state, severity, outcome, reason, closedAt } = file
  return (
    <Facts
      facts={[
        {
          label: t('common.state'),
          value: <Tag tone={stateTones[state]} text={t(`risk.state_${state}`)} />,
        },
        {
          label: t('risk.severity'),
          value: <Tag tone={severityTones[severity]} text={t(`risk.severity_${severity}`)} />,
        },
        { label: t('risk.owner'), value: file.owner ?? t('common.nobody') },
        { label: t('common.brand'), value: file.brand },
        { label: t('risk.happened'), value: when(file.happenedAt) },
        { label: t('risk.raised'), value: when(file.raisedAt) },
        outcome !== null && { label: t('risk.outcome'), value: t(`risk.outcome_${outcome}`) },
        closedAt !== null && { label: t('risk.closed_at'), value: when(closedAt) },
        reason !== null && { label: t('common.why'), value: reason, isLong: true },
      ]}
    />
  )
}
