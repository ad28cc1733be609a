import { useParams } from 'wouter'
import { Listed } from '#features/list'
import { Page } from '#features/page'
import { asking, useLook } from '#lib/ask'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { useWords } from '#lib/words'
import { Bets } from './bets.tsx'
import { Contacts } from './contacts.tsx'
import { Dossier } from './dossier.tsx'
import { Exclude } from './exclude.tsx'
import { Exclusions } from './exclusions.tsx'
import { FlagsOf } from './flags-of.tsx'
import { Limits } from './limits.tsx'

/** All that colleagues may see of a member. */
export function MemberFile() {
  const { t } = useWords()
  const { may } = useMe()
  const { id: memberId = '' } = useParams()
  const answer = useLook(asking('GET /office/api/member', { memberId }))
  const name = answer.data?.account.account ?? shortId(memberId)
  return (
    <Page
      title={t('member.named', { id: name })}
      text={memberId}
      back={{ href: '/members', label: t('member.title') }}
      actions={may('safetyManage') && answer.data && <Exclude memberId={memberId} />}
    >
      <Listed answer={answer}>
        {(known) => (
          <>
            <Dossier known={known} />
            <Bets known={known} />
          </>
        )}
      </Listed>
      {may('safetyRead') && <Safety memberId={memberId} />}
    </Page>
  )
}

/** Limits, exclusions, flags and contacts of a member. */
function Safety({ memberId }: { memberId: string }) {
  const answer = useLook(asking('GET /office/api/safety/member', { memberId }))
  return (
    <Listed answer={answer}>
      {(file) => (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-5">
            <Limits file={file} />
            <FlagsOf flags={file.flags} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <Exclusions exclusions={file.exclusions} />
            <Contacts memberId={memberId} />
          </div>
        </div>
      )}
    </Listed>
  )
}
