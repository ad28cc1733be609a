import { call, type Value } from '@fairhouse/browser/call'
import { moneyText } from '@fairhouse/money'
import { useParams } from 'wouter'
import { Decide } from '#features/decide'
import { Facts } from '#features/facts'
import { Listed } from '#features/list'
import { Page, Section } from '#features/page'
import { Member, Staffer } from '#features/people'
import { Tag } from '#features/tag'
import { asking, useAgain, useLook } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'
import { figureOf } from './figures.ts'

type One = Value<'GET /office/api/safety/flag'>

/** One flag with the figures it was seen by. */
export function Flag() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const answer = useLook(asking('GET /office/api/safety/flag', { id }))
  const pattern = answer.data?.pattern
  return (
    <Page
      title={pattern === undefined ? t('flags.one') : t(`flags.pattern_${pattern}`)}
      {...(pattern !== undefined && { text: t(`flags.about_${pattern}`) })}
      back={{ href: '/flags', label: t('flags.title') }}
    >
      <Listed answer={answer}>{(flag) => <File flag={flag} />}</Listed>
    </Page>
  )
}

function File({ flag }: { flag: One }) {
  const { t } = useWords()
  const { may } = useMe()
  const again = useAgain()
  const { id, closed } = flag
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <Section title={t('flags.figures')}>
        <Figures flag={flag} />
      </Section>
      <Section title={t('common.facts')}>
        <FlagFacts flag={flag} />
        {may('safetyManage') && closed === null && (
          <div>
            <Decide
              label={t('flags.close')}
              title={t('flags.close_title')}
              text={t('flags.close_text')}
              reasonLabel={t('flags.note')}
              most={2000}
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

function Figures({ flag: { figures, currency } }: { flag: One }) {
  const { t } = useWords()
  const facts = Object.entries(figures).map(([name, value]) => {
    const figure = figureOf(name)
    const text = figure?.isMoney ? moneyText(value, currency) : value
    return { label: figure ? t(figure.label) : name, value: text }
  })
  return <Facts facts={facts} />
}

function FlagFacts({ flag }: { flag: One }) {
  const { t } = useWords()
  const when = useWhen()
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
        closed !== null && { label: t('flags.closed_by'), value: <Staffer id={closed.by} /> },
        closed !== null && { label: t('flags.closed_at'), value: when(closed.at) },
        closed !== null && { label: t('flags.note'), value: closed.note, isLong: true },
      ]}
    />
  )
}
