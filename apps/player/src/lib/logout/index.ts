import { navigate } from 'wouter/use-browser-location'
import { keepMerchant, signedOut } from '#lib/account'
import { call } from '#lib/call'

type Brand = Parameters<typeof keepMerchant>[0]

/** Ends the session on the server and forgets it here; whose site this is, is set again. */
export async function logout(brand: Brand): Promise<void> {
  // Half of the session is forgotten in any case: without it the other half is worth nothing.
  await call('DELETE /wps/session/logout').catch(() => undefined)
  signedOut()
  keepMerchant(brand)
  navigate('/')
}
