import { useParams } from 'wouter'
import { Facts, History } from '#features/facts'
import { Listed } from '#features/list'
import { Page, Section } from '#features/page'
import { Tag } from '#features/tag'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { Actions } from './actions.tsx'
import { CaseMembers } from './case-members.tsx'
import { Figures } from './figures.tsx'
import { severityTones, stateTones, type File } from './told.ts'

/** One case: what was seen and of whom, with what was done about it beside. */
export function CaseFile() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const answer = useLook(asking('GET /office/api/risk/case', { id }))
  const { data } = answer
  return (
    <Page
      title={data ? t('risk.named', { number: `#${data.number}` }) : t('risk.one')}
      {...(data && { text: t(`risk.about_${data.kind}`) })}
      back={{ href: '/risk', label: t('common.risk') }}
    >
      <Listed answer={answer}>{(file) => <Told file={file} />}</Listed>
    </Page>
  )
}

function Told({ file }: { file: File }) {
  const { t } = useWords()
  const { may } = useMe()
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Section title={t(`risk.kind_${file.kind}`)}>
          <CaseFacts file={file} />
          {may('riskManage') && <Actions file={file} />}
        </Section>
        <Section title={t('risk.seen')}>
          <Figures file={file} />
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
  const { t } = useWords()
  const when = useWhen()
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
