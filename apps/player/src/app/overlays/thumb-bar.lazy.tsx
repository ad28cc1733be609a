import { centreWords } from '@fairhouse/i18n/centre'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'
import { shownPages } from '#app/centre'
import { useRow } from '#app/routes'
import type { Status } from '#features/status'
import { ThumbBar } from '#features/wallet'
import { useAccount } from '#lib/account'

const trial = 4

/** Shown to members on a phone, but not on game pages. */
function MemberThumbBar({ status }: { status: Status }) {
  const account = useAccount()
  const { isWhole } = useRow()
  if (!account || account.type === trial || isWhole) return null
  return <ThumbBar pages={shownPages({ account, status })} />
}

export const loadThumbBar = (language: PackCode) =>
  loadWithWords([centreWords], async () => MemberThumbBar, language)
