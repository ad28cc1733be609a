import { createBrand } from '#modules/brand'
import { createMember } from '#modules/member'
import { createSession } from '#modules/session'
import { createStaff } from '#modules/staff'
import type { Kit } from '#platform/kit'

export type Context = Awaited<ReturnType<typeof createContext>>

/** Builds the modules, each from the kit and the modules below it. */
export async function createContext(kit: Kit) {
  const brand = await createBrand(kit)
  const member = createMember(kit)
  const session = createSession(kit, member)
  const staff = createStaff(kit, session)
  return { kit, brand, member, session, staff }
}
