import { call } from '@fairhouse/browser/call'
import { DecisionButton } from '#features/decision'
import { Section } from '#features/page'
import { ColleagueName } from '#features/people'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { MemberDetail } from './view.ts'

interface Props {
  memberId: string
  notes: MemberDetail['notes']
}

/** Staff notes, newest first. */
export function Notes({ memberId, notes }: Props) {
  const { t } = useWords()
  const when = useDateTime()
  const { may } = useMe()
  const again = useInvalidate()
  return (
    <Section
      title={t('member.notes')}
      actions={
        may('memberNote') && (
          <DecisionButton
            label={t('member.add_note')}
            icon="plus"
            title={t('member.add_note_title')}
            text={t('member.add_note_text')}
            reasonLabel={t('member.note_words')}
            maxLength={4000}
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
              <ColleagueName id={staffId} />
              <time dateTime={at}>{when(at)}</time>
            </span>
            <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
