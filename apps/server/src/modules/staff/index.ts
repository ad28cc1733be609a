import type { SessionModule } from '#modules/session'
import type { Kit } from '#platform/kit'
import { hashPassword, passwordMatches } from '#platform/password'
import { staffHttp } from './http.ts'
import { enrolLink, newSecret, staffName, stepOfCode, type StaffAccount } from './rules.ts'
import { staffStore } from './store.ts'

const purpose = 'staff-totp'
const secretBytes = 20

export interface NewStaff {
  name: string
  password: string
  /** Base32; a random one is made when none is given. */
  totpSecret?: string
}

export function createStaff(kit: Kit, session: SessionModule) {
  const { database, random, clock, secrets } = kit
  const store = staffStore(database)

  /** All three must fit; which one did not is never told. */
  async function byCredentials(
    typed: string,
    password: string,
    code: string,
  ): Promise<StaffAccount | undefined> {
    const account = await store.byName(staffName(typed))
    const matches = await passwordMatches(account?.passwordHash, password)
    if (!account || !matches) return undefined
    const step = stepOfCode(secrets.unlock(purpose, account.totpSecret), code, clock.now())
    if (step === undefined || !(await store.takeStep(account.id, step))) return undefined
    return account
  }

  async function byId(id: string): Promise<StaffAccount> {
    const account = await store.byId(id)
    if (!account) throw new Error(`no staff ${id}`)
    return account
  }

  return {
    http: staffHttp({ byCredentials, byId }, session),
    isAnybody: () => store.isAnybody(),
    isNameTaken: async (name: string) => (await store.byName(staffName(name))) !== undefined,
    /** Answers what the new colleague's authenticator needs. */
    async add({ name, password, totpSecret }: NewStaff): Promise<{ secret: string; link: string }> {
      const secret = totpSecret ?? newSecret(random.bytes(secretBytes))
      const account = {
        id: random.orderedId(),
        name: staffName(name),
        passwordHash: await hashPassword(password),
        totpSecret: secrets.lock(purpose, secret),
      }
      await store.add(account, clock.now())
      return { secret, link: enrolLink(secret, account.name) }
    },
  }
}
