import { useParams } from 'wouter'
import { LoadState } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { useWords } from '#lib/words'
import { Bets } from './bets.tsx'
import { Contacts } from './contacts.tsx'
import { MemberDetail } from './overview.tsx'
import { Exclude } from './exclude.tsx'
import { Exclusions } from './exclusions.tsx'
import { MemberFlags } from './member-flags.tsx'
import { Limits } from './limits.tsx'

/** The member's file, in tabs. */
export function MemberFile() {
  const { t } = useWords()
  const { may } = useMe()
  const { id: memberId = '' } = useParams()
  const answer = useQueryOnce(freshQuery('GET /office/api/member', { memberId }))
  const name = answer.data?.account.account ?? shortId(memberId)
  return (
    <Page
      title={t('member.named', { id: name })}
      text={memberId}
      back={{ href: '/members', label: t('member.title') }}
      actions={may('safetyManage') && answer.data && <Exclude memberId={memberId} />}
    >
      <LoadState answer={answer}>
        {(known) => (
          <>
            <MemberDetail known={known} />
            <Bets known={known} />
          </>
        )}
      </LoadState>
      {may('safetyRead') && <Safety memberId={memberId} />}
    </Page>
  )
}

/** Responsible gaming tab: limits, exclusions, flags and contacts. */
function Safety({ memberId }: { memberId: string }) {
  const answer = useQueryOnce(freshQuery('GET /office/api/safety/member', { memberId }))
  return (
    <LoadState answer={answer}>
      {(file) => (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-5">
            <Limits file={file} />
            <MemberFlags flags={file.flags} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <Exclusions exclusions={file.exclusions} />
            <Contacts memberId={memberId} />
          </div>
        </div>
      )}
    </LoadState>
  )
}
