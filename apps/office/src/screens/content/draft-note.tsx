import { Staffer } from '#features/people'
import { Tag } from '#features/tag'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/later-words'
import type { Draft } from './told.ts'

/** That what is written here is a draft, whose, and whether a time publishes it. */
export function DraftNote({ draft }: { draft: Draft }) {
  const { t } = useWords()
  const when = useWhen()
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Tag tone="warn" text={t('content.draft')} />
        <span className="text-text-quiet">
          {when(draft.at)} · <Staffer id={draft.by} />
        </span>
      </p>
      {draft.publishAt !== null && <p>{t('content.draft_timed', { at: when(draft.publishAt) })}</p>}
      {draft.isStale && <p className="text-warn">{t('content.draft_stale')}</p>}
    </div>
  )
}
