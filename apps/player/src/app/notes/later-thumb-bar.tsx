import type { PackCode } from '@fairhouse/i18n'
import { pagesOf } from '#app/centre'
import { useRow } from '#app/routes'
import type { Status } from '#features/status'
import { ThumbBar } from '#features/wallet'
import { useAccount } from '#lib/account'
import { loadWithCentreWords } from '#lib/centre-words'

const trial = 4

/** For members on a phone, where no game needs the place. */
function MembersBar({ status }: { status: Status }) {
  const account = useAccount()
  const { isWhole } = useRow()
  if (!account || account.type === trial || isWhole) return null
  return <ThumbBar pages={pagesOf({ account, status })} />
}

export const loadMembersBar = (language: PackCode) =>
  loadWithCentreWords(async () => MembersBar, language)
