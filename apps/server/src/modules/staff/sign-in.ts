import { setTimeout as pause } from 'node:timers/promises'
import type { AuditModule } from '#modules/audit'
import { countedAddress } from '#platform/http'
import type { Kit } from '#platform/kit'
import { passwordMatches } from '#platform/password'
import { fingerprint } from '#platform/secrets'
import { stepOfCode } from '#platform/totp'
import { totpPurpose } from './fresh-factor.ts'
import { mostWrong, networkOf, staffName, waitMs, type StaffAccount } from './rules.ts'
import { accountStore, type StoredStaff } from './store/accounts.ts'
import { factorStore } from './store/factors.ts'
import { tryStore } from './store/tries.ts'

export interface Credentials {
  username: string
  password: string
  code?: string | undefined
  address: string
}

interface Proved {
  account: StoredStaff
  step: number
}

type Checked =
  | Proved
  | { enrols: StoredStaff }
  | { wrong: 'name' | 'password' | 'disabled' | 'expired' | 'code' }

/** Signed in, not yet because the second factor is missing, or refused. */
export type SignedIn = { account: StaffAccount } | { enrols: StaffAccount } | 'wrong' | 'closed'

/**
 * Name, password and code must fit; which one did not is never told. Wrong ones close the pair of
 * name and network, so that nobody can close a colleague out of another place.
 */
export function createSignIn({ database, clock, secrets }: Kit, audit: AuditModule) {
  const { db } = database
  const [accounts, tries] = [accountStore(db), tryStore(db)]

  async function check(
    account: StoredStaff | undefined,
    { password, code }: Credentials,
  ): Promise<Checked> {
    const now = clock.now()
    const matches = await passwordMatches(account?.passwordHash, password)
    if (!account) return { wrong: 'name' }
    if (!matches) return { wrong: 'password' }
    if (account.disabledAt) return { wrong: 'disabled' }
    if (account.enrolUntil && account.enrolUntil <= now) return { wrong: 'expired' }
    if (!account.totpSecret) return { enrols: account }
    const step = stepOfCode(secrets.unlock(totpPurpose, account.totpSecret), code ?? '', now)
    return step === undefined ? { wrong: 'code' } : { account, step }
  }

  return async function signIn(given: Credentials): Promise<SignedIn> {
    const { address } = given
    const name = staffName(given.username)
    const network = networkOf(countedAddress(address))
    const aTry = { nameHash: fingerprint(name), network, at: clock.now() }
    const number = await tries.take(aTry)
    if (number === undefined) return 'closed'
    await pause(waitMs(await tries.wrongElsewhere(aTry)))
    const known = await accounts.byName(name)
    const checked = await check(known, given)
    if ('enrols' in checked) {
      await tries.forget(aTry)
      return checked
    }
    const isProved = !('wrong' in checked)
    const account = isProved ? await admit(checked, given, aTry) : undefined
    if (account) return { account }
    // What was typed stays out of the log: it may be a password in the wrong field.
    await audit.record({
      actor: { kind: 'visitor', id: null },
      action: 'staff.login_failed',
      subject: { kind: 'staff' as const, id: known?.id ?? null },
      after: { wrong: isProved ? 'code' : checked.wrong, closed: number >= mostWrong },
      address,
    })
    return 'wrong'
  }

  async function admit(
    { account, step }: Proved,
    { address }: Credentials,
    aTry: Parameters<typeof tries.forget>[0],
  ): Promise<StaffAccount | undefined> {
    const { id } = account
    return db.transaction().execute(async (transaction) => {
      const store = accountStore(transaction)
      if (!(await factorStore(transaction).takeStep(id, step))) return undefined
      await store.markSignIn(id, { at: aTry.at, address })
      await tryStore(transaction).forget(aTry)
      const subject = { kind: 'staff' as const, id }
      const actor = { kind: 'staff', id } as const
      await audit.record({ actor, action: 'staff.login', subject, address }, transaction)
      return account
    })
  }
}
