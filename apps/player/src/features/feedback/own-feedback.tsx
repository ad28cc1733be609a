import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { EmptyState, Icon, Skeleton } from '@fairhouse/ui'
import { Problem, problemText } from '#lib/action'
import { call, type Value } from '#lib/call'
import { momentText } from '#lib/moment'
import { useMemberData } from '#lib/member-data'
import { SentPicture } from './sent-picture.tsx'

type Letter = Value<'GET /wps/feedback'>['list'][number]

const askOwn = async () => (await call('GET /wps/feedback')).list

/** Earlier feedback with answers, newest first. */
export function OwnFeedback() {
  const { t } = useWords(accountWords)
  const { data: list, error } = useMemberData(askOwn)
  if (!list) {
    return error === undefined ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <Problem text={problemText(error, t)} />
    )
  }
  if (list.length === 0) {
    return (
      <EmptyState
        heading="h3"
        picture={<Icon name="chat" className="size-10 text-text-quiet" />}
        title={t('feedback.none_title')}
        text={t('feedback.none_text')}
      />
    )
  }
  return (
    <ul className="flex flex-col gap-4">
      {list.map((letter) => (
        <Told key={letter.id} letter={letter} />
      ))}
    </ul>
  )
}

function Told({
  letter: { kind, state, content, createdAt, images, replies },
}: {
  letter: Letter
}) {
  const { t } = useWords(accountWords)
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-text-quiet">
        <span className="font-semibold text-text">{t(`feedback.kind_${kind}`)}</span>
        <When time={createdAt} />
        <span className="ms-auto font-semibold">{t(`feedback.state_${state}`)}</span>
      </div>
      <p className="break-words whitespace-pre-line">{content}</p>
      {images.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {images.map((id) => (
            <SentPicture key={id} id={id} />
          ))}
        </div>
      )}
      {replies.map((reply) => (
        <div key={reply.createdAt} className="border-s-2 border-accent ps-4">
          <p className="flex flex-wrap gap-x-3 text-sm text-text-quiet">
            <span className="font-semibold text-accent">{t('feedback.answer')}</span>
            <When time={reply.createdAt} />
          </p>
          <p className="break-words whitespace-pre-line">{reply.content}</p>
        </div>
      ))}
    </li>
  )
}

function When({ time }: { time: string }) {
  const { tag } = useWords(accountWords)
  return <time dateTime={time}>{momentText(time, tag)}</time>
}
