import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { loadWithWords } from '#lib/words'
import type { PackCode } from '@fairhouse/i18n'
import { shownPages } from '#app/centre'
import { AccountMenu } from '#features/account-menu'
import type { Status } from '#features/status'
import { HeaderWallet } from '#features/wallet'
import { mustChangePassword, type Member } from '#lib/account'
import { useHasReferral } from '#lib/promo'

interface Props {
  account: Member
  status: Status
}

/** The header of a member. The wallet is hidden until a temporary password is changed. */
function SignedIn({ account, status }: Props) {
  const pages = shownPages({ account, status, hasReferral: useHasReferral() })
  return (
    <>
      {!mustChangePassword() && <HeaderWallet pages={pages} />}
      <AccountMenu account={account} pages={pages} />
    </>
  )
}

export const loadSignedIn = (language: PackCode) =>
  loadWithWords([accountWords, centreWords], async () => SignedIn, language)
