import type { PackCode } from '@fairhouse/i18n'
import { pagesOf } from '#app/centre'
import { AccountMenu } from '#features/account-menu'
import type { Status } from '#features/status'
import { HeaderWallet } from '#features/wallet'
import { mustChangePassword, type Member } from '#lib/account'
import { loadWithWords } from '#lib/account-words'
import { loadWithCentreWords } from '#lib/centre-words'

interface Props {
  account: Member
  status: Status
}

/** In the header of who is signed in; money is told once the password is the member's own. */
function SignedIn({ account, status }: Props) {
  const pages = pagesOf({ account, status })
  return (
    <>
      {!mustChangePassword() && <HeaderWallet pages={pages} />}
      <AccountMenu account={account} pages={pages} />
    </>
  )
}

export const loadSignedIn = (language: PackCode) =>
  loadWithWords(() => loadWithCentreWords(async () => SignedIn, language), language)
