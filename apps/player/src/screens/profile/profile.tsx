import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Avatar, Icon, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { CashierBalance } from '#features/wallet'
import { useAccount } from '#lib/account'
import { avatarFallback } from '#lib/art'
import { MemberLabel } from '#lib/member-label'
import { callQuery, useQuery } from '#lib/query'
import { AvatarChoice } from './avatar-choice.tsx'
import { Nickname } from './nickname.tsx'

const iconQuery = callQuery('GET /wps/member/info/icon', '', {})

/** Profile: account, nickname and avatar. */
export function Profile() {
  const account = useAccount()
  const { data: icon } = useQuery(iconQuery)
  if (!account) return <Skeleton className="h-60 w-full" />
  const { nickname, account: name, clubLabel, memberLabel } = account
  const labels = [...(clubLabel ? [clubLabel] : []), ...memberLabel]
  return (
    <div className="flex flex-col gap-6">
      <section className="flex items-center gap-4">
        <Avatar
          name={nickname || name}
          size="large"
          {...(icon && { src: icon.url, fallback: avatarFallback() })}
        />
        <div className="flex min-w-0 flex-col gap-1">
          <strong className="truncate text-xl">{nickname || name}</strong>
          <span className="truncate text-text-quiet">{name}</span>
          {labels.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-1.5">
              {labels.map((label) => (
                <MemberLabel key={label.labelName} {...label} />
              ))}
            </ul>
          )}
        </div>
      </section>
      <CashierBalance />
      <Changes nickname={nickname} />
    </div>
  )
}

/** Editable fields, folded: most visits are for something else. */
function Changes({ nickname }: { nickname: string }) {
  const { t } = useWords(centreWords)
  return (
    <div className="flex flex-col gap-3">
      <Fold title={t('centre.nickname_change')}>
        <Nickname present={nickname} />
      </Fold>
      <Fold title={t('centre.avatar_change')}>
        <AvatarChoice />
      </Fold>
    </div>
  )
}

function Fold({ title, children }: { title: string; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group rounded-card border border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold">
        <span className="grow">{title}</span>
        <Icon name="chevron" className="transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <div className="flex flex-col gap-4 p-4 pt-2">{children}</div>}
    </details>
  )
}
