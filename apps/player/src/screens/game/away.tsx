import { exclusionQuery } from '#lib/limits'
import { momentText } from '#lib/moment'
import { usePlayWords } from '#lib/play-words'
import { useQuery } from '#lib/query'
import type { Why } from './why-stopped.ts'

interface Props {
  why: Exclude<Why, 'due' | 'limit'>
  until: string | null
}

/** Why nothing can be staked, kindly, and from when on it can be. */
export function Away({ why, until }: Props) {
  const { tp } = usePlayWords()
  if (why === 'excluded') return <Excluded />
  return (
    <div className="flex flex-col gap-3">
      <p>{tp(why === 'sessionTime' ? 'check.over_text' : 'check.blocked_text')}</p>
      {until !== null && <Again time={until} />}
    </div>
  )
}

/** Only the exclusion itself knows whether it has an end. */
function Excluded() {
  const { tp } = usePlayWords()
  const { data } = useQuery(exclusionQuery)
  return (
    <div className="flex flex-col gap-3">
      <p>{tp('check.excluded_text')}</p>
      {data?.now &&
        (data.now.until === null ? (
          <p className="font-semibold">{tp('check.excluded_good')}</p>
        ) : (
          <Again time={data.now.until} />
        ))}
    </div>
  )
}

function Again({ time }: { time: string }) {
  const { tp, tag } = usePlayWords()
  return <p className="font-semibold">{tp('check.again_at', { time: momentText(time, tag) })}</p>
}
