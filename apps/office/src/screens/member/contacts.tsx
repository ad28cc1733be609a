import { LoadState, Pager, usePages } from '#features/list'
import { Section } from '#features/page'
import { ColleagueName } from '#features/people'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { NoteContact } from './note-contact.tsx'

/** Contacts with the member, newest first. */
export function Contacts({ memberId }: { memberId: string }) {
  const { t } = useWords()
  const when = useDateTime()
  const { may } = useMe()
  const pages = usePages()
  const { after: before } = pages
  const answer = useQueryOnce(
    freshQuery('GET /office/api/safety/contacts', {
      memberId,
      ...(before !== undefined && { before }),
    }),
  )
  return (
    <Section
      title={t('member.contacts')}
      actions={may('safetyManage') && <NoteContact memberId={memberId} />}
    >
      <LoadState answer={answer}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <p className="text-text-quiet">{t('member.no_contacts')}</p>}
            <ul className="flex flex-col gap-4">
              {list.map(({ id, way, content, staffId, at }) => (
                <li key={id} className="flex flex-col gap-1">
                  <span className="flex flex-wrap gap-x-3 text-sm text-text-quiet">
                    <span className="font-medium text-text">{t(`member.way_${way}`)}</span>
                    <ColleagueName id={staffId} />
                    <time dateTime={at}>{when(at)}</time>
                  </span>
                  <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
                </li>
              ))}
            </ul>
            <Pager {...{ pages, next }} />
          </>
        )}
      </LoadState>
    </Section>
  )
}
