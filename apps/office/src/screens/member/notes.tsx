import { call } from '@fairhouse/browser/call'
import { Decide } from '#features/decide'
import { Section } from '#features/page'
import { Staffer } from '#features/people'
import { useAgain } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'
import type { Dossier } from './told.ts'

interface Props {
  memberId: string
  notes: Dossier['notes']
}

/** What colleagues have noted, the latest first. */
export function Notes({ memberId, notes }: Props) {
  const { t } = useWords()
  const when = useWhen()
  const { may } = useMe()
  const again = useAgain()
  return (
    <Section
      title={t('member.notes')}
      actions={
        may('memberNote') && (
          <Decide
            label={t('member.add_note')}
            icon="plus"
            title={t('member.add_note_title')}
            text={t('member.add_note_text')}
            reasonLabel={t('member.note_words')}
            most={4000}
            onSend={(content) => call('PUT /office/api/member/note', { memberId, content })}
            onDone={() => again('GET /office/api/member')}
          />
        )
      }
    >
      {notes.length === 0 && <p className="text-text-quiet">{t('member.no_notes')}</p>}
      <ul className="flex flex-col gap-4">
        {notes.map(({ id, staffId, content, at }) => (
          <li key={id} className="flex flex-col gap-1">
            <span className="flex flex-wrap gap-x-3 text-sm text-text-quiet">
              <Staffer id={staffId} />
              <time dateTime={at}>{when(at)}</time>
            </span>
            <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
