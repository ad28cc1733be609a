import { call, type Value } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { useParams } from 'wouter'
import { DecisionButton } from '#features/decision'
import { Facts } from '#features/facts'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { Member, ColleagueName } from '#features/people'
import { Tag } from '#features/tag'
import { freshQuery, useInvalidate, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { toMetric } from './metrics.ts'

type FlagFile = Value<'GET /office/api/safety/flag'>

/** One flag with its metrics. */
export function Flag() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const answer = useQueryOnce(freshQuery('GET /office/api/safety/flag', { id }))
  const pattern = answer.data?.pattern
  return (
    <Page
      title={pattern === undefined ? t('flags.one') : t(`flags.pattern_${pattern}`)}
      {...(pattern !== undefined && { text: t(`flags.about_${pattern}`) })}
      back={{ href: '/flags', label: t('flags.title') }}
    >
      <LoadState answer={answer}>{(flag) => <File flag={flag} />}</LoadState>
    </Page>
  )
}

function File({ flag }: { flag: FlagFile }) {
  const { t } = useWords()
  const { may } = useMe()
  const again = useInvalidate()
  const { id, closed } = flag
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <Section title={t('flags.figures')}>
        <Metrics flag={flag} />
      </Section>
      <Section title={t('common.facts')}>
        <FlagFacts flag={flag} />
        {may('safetyManage') && closed === null && (
          <div>
            <DecisionButton
              label={t('flags.close')}
              title={t('flags.close_title')}
              text={t('flags.close_text')}
              reasonLabel={t('flags.note')}
              maxLength={2000}
              variant="primary"
              onSend={(note) => call('POST /office/api/safety/flag/close', { id, note })}
              onDone={() => again('GET /office/api/safety/flag', 'GET /office/api/safety/flags')}
            />
          </div>
        )}
      </Section>
    </div>
  )
}

function Metrics({ flag: { figures, currency } }: { flag: FlagFile }) {
  const { t } = useWords()
  const facts = Object.entries(figures).map(([name, value]) => {
    const metric = toMetric(name)
    const text = metric?.isMoney ? moneyText(value, currency) : value
    return { label: metric ? t(metric.label) : name, value: text }
  })
  return <Facts facts={facts} />
}

function FlagFacts({ flag }: { flag: FlagFile }) {
  const { t } = useWords()
  const when = useDateTime()
  const { closed } = flag
  const state = closed === null ? 'open' : 'closed'
  return (
    <Facts
      facts={[
        {
          label: t('common.state'),
          value: <Tag tone={closed ? 'good' : 'warn'} text={t(`flags.state_${state}`)} />,
        },
        { label: t('common.member'), value: <Member id={flag.memberId} /> },
        { label: t('flags.happened'), value: when(flag.happenedAt) },
        { label: t('flags.raised'), value: when(flag.raisedAt) },
        closed !== null && { label: t('flags.closed_by'), value: <ColleagueName id={closed.by} /> },
        closed !== null && { label: t('flags.closed_at'), value: when(closed.at) },
        closed !== null && { label: t('flags.note'), value: closed.note, isLong: true },
      ]}
    />
  )
}
