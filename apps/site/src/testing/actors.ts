import type { Context } from '@fairhouse/server'
import { demoPassword, demoTotpSecret } from '@fairhouse/server'
import { staffRoleNames, type Actor, type StaffRole } from '@fairhouse/protocol'
import type { TestClient } from './clients/client.ts'
import type { TestSite } from './test-site.ts'

/** All kinds of callers: each kind of account, staff of each role, and staff without a role. */
export interface TestActor {
  name: string
  kind: Actor
  roles: readonly StaffRole[]
}

const nobody: readonly StaffRole[] = []

export const testActors: readonly TestActor[] = [
  { name: 'visitor', kind: 'visitor', roles: nobody },
  { name: 'trial', kind: 'trial', roles: nobody },
  { name: 'member', kind: 'member', roles: nobody },
  { name: 'another', kind: 'member', roles: nobody },
  { name: 'agent', kind: 'agent', roles: nobody },
  { name: 'newcomer', kind: 'staff', roles: nobody },
  ...staffRoleNames.map((role): TestActor => ({ name: role, kind: 'staff', roles: [role] })),
]

export interface Actors {
  /** Has a new session and its own address. */
  as(name: string): Promise<TestClient>
}

/** Opens an account for each. Sessions start directly, because sign-in has its own tests. */
export async function createActors(site: TestSite): Promise<Actors> {
  const { context } = site
  const brandId = context.brands.all()[0]?.id ?? ''
  const subjects = new Map<string, string>()
  for (const actor of testActors) {
    const subject = await accountOf(context, brandId, actor)
    if (subject !== undefined) subjects.set(actor.name, subject)
  }
  return {
    async as(name) {
      const client = site.visitor()
      const kind = testActors.find((actor) => actor.name === name)?.kind
      const subjectId = subjects.get(name)
      if (kind === undefined || kind === 'visitor' || subjectId === undefined) return client
      const isStaff = kind === 'staff'
      const who = { kind, subjectId, brandId: isStaff ? null : brandId }
      const { token, cookieHalf } = await context.session.start(who)
      client.token = token
      client.cookie = `${isStaff ? 'fairhouse-office' : 'fairhouse'}=${cookieHalf}`
      return client
    },
  }
}

async function accountOf(
  { member, staff }: Context,
  brandId: string,
  { name, kind, roles }: TestActor,
): Promise<string | undefined> {
  const password = demoPassword
  if (kind === 'visitor') return undefined
  if (kind === 'staff') {
    return (await staff.add({ name, password, roles, totpSecret: demoTotpSecret })).id
  }
  if (kind === 'agent') return (await member.byName(brandId, 'agent'))?.id
  const facts = { brandId, name: `the-${name}`, nickname: name, password }
  return member.add({ ...facts, type: kind === 'trial' ? 4 : 0 })
}
