import { call } from '@fairhouse/browser/call'
import { useParams } from 'wouter'
import { Facts } from '#features/facts'
import { LoadState } from '#features/list'
import { Page, Section } from '#features/page'
import { Member, ColleagueName } from '#features/people'
import { SentPicture } from '#features/picture'
import { Tag } from '#features/tag'
import { freshQuery, useInvalidate, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { Accept } from './accept.tsx'
import { Refuse } from './refuse.tsx'
import { tones, type ReviewFile } from './view.ts'

/** One identity document beside the account's data. */
export function Review() {
  const { t } = useWords()
  const { id = '' } = useParams()
  const answer = useQueryOnce(freshQuery('GET /office/api/identity/one', { id }))
  return (
    <Page title={t('identity.one')} back={{ href: '/identity', label: t('identity.title') }}>
      <LoadState answer={answer}>{(file) => <File file={file} />}</LoadState>
    </Page>
  )
}

function File({ file }: { file: ReviewFile }) {
  const { t } = useWords()
  const { may } = useMe()
  const again = useInvalidate()
  const { review, pictures } = file
  const onDone = () => again('GET /office/api/identity/one', 'GET /office/api/identity')
  const isOpen = review.state === 'waiting' && may('identityDecide')
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
      <Section title={t('identity.pictures')}>
        {pictures.map((id, place) => (
          <SentPicture
            key={id}
            number={place + 1}
            ask={() => call('GET /office/api/identity/picture', { id })}
          />
        ))}
      </Section>
      <div className="flex min-w-0 flex-col gap-5">
        <Section title={t('common.facts')}>
          <ReviewFacts file={file} />
          {isOpen && (
            <div className="flex flex-wrap gap-3 border-t border-line pt-4">
              <Accept {...{ file, onDone }} />
              <Refuse id={review.id} onDone={onDone} />
            </div>
          )}
        </Section>
        <SimilarAccounts file={file} />
      </div>
    </div>
  )
}

function ReviewFacts({ file: { review, said, minimumAge } }: { file: ReviewFile }) {
  const { t } = useWords()
  const when = useDateTime()
  const { state, kind, fault, note, decided } = review
  const unsaid = t('identity.unsaid')
  return (
    <Facts
      facts={[
        {
          label: t('common.state'),
          value: <Tag tone={tones[state]} text={t(`identity.state_${state}`)} />,
        },
        { label: t('identity.document'), value: t(`identity.kind_${kind}`) },
        { label: t('identity.name'), value: said.realName ?? unsaid },
        { label: t('identity.birthday'), value: said.birthday ?? unsaid },
        { label: t('identity.number'), value: said.idNumber ?? unsaid },
        { label: t('identity.minimum_age'), value: String(minimumAge) },
        fault !== null && { label: t('common.why'), value: t(`identity.fault_${fault}`) },
        note !== null && { label: t('identity.note'), value: note, isLong: true },
        { label: t('common.member'), value: <Member id={review.memberId} /> },
        { label: t('common.asked_at'), value: when(review.sentAt) },
        decided !== null && {
          label: t('identity.decided_by'),
          value: <ColleagueName id={decided.by} />,
        },
      ]}
    />
  )
}

/** Accounts that may belong to the same person. */
function SimilarAccounts({ file: { alike } }: { file: ReviewFile }) {
  const { t } = useWords()
  if (alike.length === 0) return null
  return (
    <Section title={t('identity.alike')}>
      <ul className="flex flex-col gap-2">
        {alike.map(({ memberId }) => (
          <li key={memberId}>
            <Member id={memberId} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
