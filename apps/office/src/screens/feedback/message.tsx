import { call, type Value } from '@fairhouse/browser/call'
import { useParams } from 'wouter'
import { DecisionButton } from '#features/decision'
import { Facts, History } from '#features/facts'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { Member, ColleagueName } from '#features/people'
import { SentPicture } from '#features/picture'
import { Tag } from '#features/tag'
import { freshQuery, useInvalidate, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { Reply } from './reply.tsx'
import { tones } from './view.ts'

type FullMessage = Value<'GET /office/api/feedback/one'>

/** One feedback message with pictures and replies. */
export function Message() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const answer = useQueryOnce(freshQuery('GET /office/api/feedback/one', { id }))
  return (
    <Page title={t('feedback.one')} back={{ href: '/feedback', label: t('feedback.title') }}>
      <LoadState answer={answer}>{(one) => <MessageBody one={one} />}</LoadState>
    </Page>
  )
}

function MessageBody({ one }: { one: FullMessage }) {
  const { t } = useWords()
  const { may } = useMe()
  const again = useInvalidate()
  const { id, images, replies } = one
  const onDone = () => again('GET /office/api/feedback/one', 'GET /office/api/feedback')
  const isOpen = one.state !== 'closed'
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-5">
        <Section title={t(`feedback.kind_${one.kind}`)}>
          <p className="wrap-anywhere whitespace-pre-wrap">{one.content}</p>
          {images.map((image, place) => (
            <SentPicture
              key={image}
              number={place + 1}
              ask={() => call('GET /office/api/feedback/image', { id: image })}
            />
          ))}
        </Section>
        <Section title={t('feedback.answers')}>
          {replies.length === 0 && <p className="text-text-quiet">{t('feedback.no_answers')}</p>}
          {replies.length > 0 && (
            <History
              events={replies.map(({ content, createdAt, staffId }) => ({
                at: createdAt,
                what: <span className="wrap-anywhere whitespace-pre-wrap">{content}</span>,
                by: <ColleagueName id={staffId} />,
              }))}
            />
          )}
          {may('feedbackReply') && isOpen && <Reply id={id} onDone={onDone} />}
        </Section>
      </div>
      <Section title={t('common.facts')}>
        <MessageFacts one={one} />
        {may('feedbackReply') && isOpen && (
          <div>
            <DecisionButton
              label={t('feedback.close')}
              title={t('feedback.close_title')}
              text={t('feedback.close_text')}
              reasonLabel={t('common.reason')}
              onSend={(reason) => call('POST /office/api/feedback/close', { id, reason })}
              onDone={onDone}
            />
          </div>
        )}
      </Section>
    </div>
  )
}

function MessageFacts({ one }: { one: FullMessage }) {
  const { t } = useWords()
  const when = useDateTime()
  const { state } = one
  return (
    <Facts
      facts={[
        {
          label: t('common.state'),
          value: <Tag tone={tones[state]} text={t(`feedback.state_${state}`)} />,
        },
        { label: t('common.member'), value: <Member id={one.memberId} /> },
        { label: t('common.asked_at'), value: when(one.createdAt) },
      ]}
    />
  )
}
