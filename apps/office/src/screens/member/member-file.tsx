import { useParams } from 'wouter'
import { Listed } from '#features/list'
import { Page } from '#features/page'
import { asking, useLook } from '#lib/ask'
import { useMe } from '#lib/me'
import { shortId } from '#lib/short-id'
import { useWords } from '#lib/words'
import { Contacts } from './contacts.tsx'
import { Exclude } from './exclude.tsx'
import { Exclusions } from './exclusions.tsx'
import { FlagsOf } from './flags-of.tsx'
import { Limits } from './limits.tsx'

/** Limits, exclusions, flags and contacts of a member. */
export function MemberFile() {
  const { t } = useWords()
  const { may } = useMe()
  const { id: memberId = '' } = useParams()
  const answer = useLook(asking('GET /office/api/safety/member', { memberId }))
  return (
    <Page
      title={t('member.named', { id: shortId(memberId) })}
      text={memberId}
      back={{ href: '/members', label: t('member.title') }}
      actions={may('safetyManage') && answer.data && <Exclude memberId={memberId} />}
    >
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
    </Page>
  )
}
