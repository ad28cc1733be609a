import { accountWords } from '@fairhouse/i18n/account'
import { centreWords, type CentreKey } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Avatar, Menu, type IconName, type MenuEntry } from '@fairhouse/ui'
import { requireRealAccount, type Member } from '#lib/account'
import { avatarFallback } from '#lib/art'
import { openCentre, type CentrePage } from '#lib/centre'
import { MemberLabel } from '#lib/member-label'
import { UnreadMark, useMessageBox } from '#lib/message-box'
import { openModal } from '#lib/modals'
import { callQuery, useQuery } from '#lib/query'

interface Props {
  account: Member
  /** The pages available to the member. */
  pages: ReadonlySet<CentrePage>
}

const iconQuery = callQuery('GET /wps/member/info/icon', '', {})

/** The account menu behind the avatar. */
export function AccountMenu({ account, pages }: Props) {
  const { data: icon } = useQuery(iconQuery)
  const name = account.nickname || account.account
  return (
    <Menu
      label={useLabel(name)}
      align="end"
      items={useEntries(account.type === 4, pages)}
      face={
        <>
          <span className="relative flex">
            <Avatar name={name} {...(icon && { src: icon.url, fallback: avatarFallback() })} />
            <UnreadMark className="absolute -end-1 -top-1" />
          </span>
          <span className="max-w-36 truncate text-sm font-semibold max-lg:hidden">{name}</span>
        </>
      }
      head={<Head account={account} />}
    />
  )
}

function useLabel(name: string): string {
  const { t } = useWords(accountWords)
  const count = useMessageBox()?.unread ?? 0
  const label = t('login.menu', { name })
  return count === 0 ? label : `${label}, ${t('login.menu_unread', { count })}`
}

function Head({ account: { account, nickname, type, clubLabel, memberLabel } }: HeadProps) {
  const { t } = useWords(accountWords)
  const labels = [...(clubLabel ? [clubLabel] : []), ...memberLabel]
  return (
    <div className="mb-1 flex flex-col gap-2 border-b border-line px-3 pt-2 pb-3">
      <p className="min-w-0">
        <strong className="block truncate">{nickname || account}</strong>
        <span className="block truncate text-sm text-text-quiet">
          {type === 4 ? t('login.trial_account') : account}
        </span>
      </p>
      {labels.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {labels.map((label) => (
            <MemberLabel key={label.labelName} {...label} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface HeadProps {
  account: Member
}

/** LIST of pages of the centre in the menu. */
const shortcuts = [
  { page: 'memberCenter', icon: 'user', label: 'centre.title' },
  { page: 'transactionHistory', icon: 'wallet', label: 'centre.account_record' },
  { page: 'personalHistoryCopy', icon: 'clock', label: 'centre.betting_record' },
  { page: 'referral', icon: 'share', label: 'centre.page_referral' },
  { page: 'messageV2', icon: 'mail', label: 'centre.page_messageV2' },
  { page: 'securityCenter', icon: 'shield', label: 'centre.page_securityCenter' },
] as const satisfies readonly { page: CentrePage; icon: IconName; label: CentreKey }[]

function useEntries(isTrial: boolean, pages: ReadonlySet<CentrePage>): MenuEntry[] {
  const { t } = useWords(accountWords, centreWords)
  const own = shortcuts
    .filter(({ page }) => pages.has(page))
    .map(({ page, icon, label }) => ({
      key: page,
      icon,
      label: t(label),
      onSelect: () => openCentre(page),
    }))
  return [
    ...(isTrial ? [register(t('login.in_increase_submit'))] : []),
    ...own,
    {
      key: 'feedback',
      icon: 'chat',
      label: t('login.menu_feedback'),
      onSelect: () => {
        if (requireRealAccount()) openModal('feedback')
      },
    },
    {
      key: 'help',
      icon: 'help',
      label: t('shell.help'),
      onSelect: () => openModal('help'),
    },
    {
      key: 'logout',
      icon: 'out',
      label: t('login.menu_logout'),
      onSelect: () => openModal('logout'),
    },
  ]
}

const register = (label: string): MenuEntry => ({
  key: 'register',
  icon: 'gift',
  label,
  onSelect: () => openModal('register'),
})
