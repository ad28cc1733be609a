import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import { exclusionQuery } from '#lib/limits'
import { momentText } from '#lib/moment'
import { useQuery } from '#lib/query'
import type { InterruptionReason } from './interruption-reason.ts'

interface Props {
  why: Exclude<InterruptionReason, 'due' | 'limit'>
  until: string | null
}

/** Explains why play is blocked and when it ends. */
export function BlockNotice({ why, until }: Props) {
  const { t } = useWords(playWords)
  if (why === 'excluded') return <Excluded />
  return (
    <div className="flex flex-col gap-3">
      <p>{t(why === 'sessionTime' ? 'check.over_text' : 'check.blocked_text')}</p>
      {until !== null && <Again time={until} />}
    </div>
  )
}

/** Loads the exclusion, since only it has the end. */
function Excluded() {
  const { t } = useWords(playWords)
  const { data } = useQuery(exclusionQuery)
  return (
    <div className="flex flex-col gap-3">
      <p>{t('check.excluded_text')}</p>
      {data?.now &&
        (data.now.until === null ? (
          <p className="font-semibold">{t('check.excluded_good')}</p>
        ) : (
          <Again time={data.now.until} />
        ))}
    </div>
  )
}

function Again({ time }: { time: string }) {
  const { t, tag } = useWords(playWords)
  return <p className="font-semibold">{t('check.again_at', { time: momentText(time, tag) })}</p>
}
