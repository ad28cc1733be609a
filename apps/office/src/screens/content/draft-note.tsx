import { adminWords } from '@fairhouse/i18n/office'
import { ColleagueName } from '#features/people'
import { Tag } from '#features/tag'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { Draft } from './view.ts'

/** Names the draft's author and its scheduled time. */
export function DraftNote({ draft }: { draft: Draft }) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Tag tone="warn" text={t('content.draft')} />
        <span className="text-text-quiet">
          {when(draft.at)} · <ColleagueName id={draft.by} />
        </span>
      </p>
      {draft.publishAt !== null && <p>{t('content.draft_timed', { at: when(draft.publishAt) })}</p>}
      {draft.isStale && <p className="text-warn">{t('content.draft_stale')}</p>}
    </div>
  )
}
