import { createBrand } from '#modules/brand'
import { createContent } from '#modules/content'
import { createMember } from '#modules/member'
import { createReport } from '#modules/report'
import { createSession } from '#modules/session'
import { createStaff } from '#modules/staff'
import { createSystem } from '#modules/system'
import { createVendor } from '#modules/vendor'
import { createWallet } from '#modules/wallet'
import type { Kit } from '#platform/kit'

export type Context = Awaited<ReturnType<typeof createContext>>

/** Builds the modules, each from the kit and the modules below it. */
export async function createContext(kit: Kit) {
  const brand = await createBrand(kit)
  const content = await createContent(kit, brand)
  const member = createMember(kit, brand)
  const system = createSystem(kit, brand, content, member)
  const session = createSession(kit, member)
  const staff = createStaff(kit, session)
  const wallet = createWallet(kit)
  const report = createReport(kit)
  const vendor = await createVendor(kit, brand, member, wallet)
  const close = async () => {
    await wallet.close()
    await session.close()
  }
  return { kit, brand, content, member, system, session, staff, wallet, report, vendor, close }
}
