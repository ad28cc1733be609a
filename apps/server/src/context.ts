import { createBrand } from '#modules/brand'
import { createMember } from '#modules/member'
import { createSession } from '#modules/session'
import { createStaff } from '#modules/staff'
import { createWallet } from '#modules/wallet'
import type { Kit } from '#platform/kit'

export type Context = Awaited<ReturnType<typeof createContext>>

/** Builds the modules, each from the kit and the modules below it. */
export async function createContext(kit: Kit) {
  const brand = await createBrand(kit)
  const member = createMember(kit)
  const session = createSession(kit, member)
  const staff = createStaff(kit, session)
  const wallet = createWallet(kit)
  const close = async () => {
    await wallet.close()
    await session.close()
  }
  return { kit, brand, member, session, staff, wallet, close }
}
