import { demoPassword, demoTotpSecret } from '@fairhouse/server'
import type { StaffRole } from '@fairhouse/protocol'
import type { TestClient } from './clients/client.ts'
import type { TestSite } from './test-site.ts'

/** Adds a staff member and signs them in to the office. */
export async function newColleague(
  site: TestSite,
  name: string,
  ...roles: StaffRole[]
): Promise<TestClient> {
  await site.context.staff.add({
    name,
    roles,
    password: demoPassword,
    totpSecret: demoTotpSecret,
  })
  return site.staff(name)
}
