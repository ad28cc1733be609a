import { navigate } from '#lib/back'
import { storeMerchant, signedOut } from '#lib/account'
import { call } from '#lib/call'

type Brand = Parameters<typeof storeMerchant>[0]

/** Ends the session on the server and here, and stores the merchant again. */
export async function logout(brand: Brand): Promise<void> {
  // The token is cleared in any case; the cookie is useless without it.
  await call('DELETE /wps/session/logout').catch(() => undefined)
  signedOut()
  storeMerchant(brand)
  navigate('/')
}
