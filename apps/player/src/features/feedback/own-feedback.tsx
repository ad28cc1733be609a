import { EmptyState, Icon, Skeleton } from '@fairhouse/ui'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText } from '#lib/action'
import { call, type Value } from '#lib/call'
import { momentText } from '#lib/moment'
import { useOwn } from '#lib/own'
import { SentPicture } from './sent-picture.tsx'

type Letter = Value<'GET /wps/feedback'>['list'][number]

const askOwn = async () => (await call('GET /wps/feedback')).list

/** What was written before, with the answers; the latest first. */
export function OwnFeedback() {
  const { ta } = useAccountWords()
  const { data: list, error } = useOwn(askOwn)
  if (!list) {
    return error === undefined ? (
      <Skeleton className="h-40 w-full" />
    ) : (
      <Problem text={problemText(error, ta)} />
    )
  }
  if (list.length === 0) {
    return (
      <EmptyState
        heading="h3"
        picture={<Icon name="chat" className="size-10 text-text-quiet" />}
        title={ta('feedback.none_title')}
        text={ta('feedback.none_text')}
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
  const { ta } = useAccountWords()
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4">
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm text-text-quiet">
        <span className="font-semibold text-text">{ta(`feedback.kind_${kind}`)}</span>
        <When time={createdAt} />
        <span className="ms-auto font-semibold">{ta(`feedback.state_${state}`)}</span>
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
            <span className="font-semibold text-accent">{ta('feedback.answer')}</span>
            <When time={reply.createdAt} />
          </p>
          <p className="break-words whitespace-pre-line">{reply.content}</p>
        </div>
      ))}
    </li>
  )
}

function When({ time }: { time: string }) {
  const { tag } = useAccountWords()
  return <time dateTime={time}>{momentText(time, tag)}</time>
}
