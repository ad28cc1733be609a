import { setTimeout as pause } from 'node:timers/promises'
import type { AuditModule } from '#modules/audit'
import { countedAddress } from '#platform/http'
import type { Kit } from '#platform/kit'
import { passwordMatches } from '#platform/password'
import { fingerprint } from '#platform/secrets'
import { stepOfCode } from '#platform/totp'
import { totpPurpose } from './new-authenticator.ts'
import { maxWrong, networkOf, staffName, waitMs, type StaffAccount } from './rules.ts'
import { accountStore, type StoredStaff } from './store/accounts.ts'
import { mfaStore } from './store/mfa.ts'
import { attemptStore } from './store/attempts.ts'

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

/** Signed in, must enrol a second factor, or refused. */
export type SignedIn = { account: StaffAccount } | { enrols: StaffAccount } | 'wrong' | 'closed'

/**
 * Name, password and code must match; the response never says which did not. Wrong attempts lock
 * the pair of name and network, so that nobody can lock staff out elsewhere.
 */
export function createSignIn({ database, clock, secrets }: Kit, audit: AuditModule) {
  const { db } = database
  const [accounts, attempts] = [accountStore(db), attemptStore(db)]

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
    const attempt = { nameHash: fingerprint(name), network, at: clock.now() }
    const number = await attempts.take(attempt)
    if (number === undefined) return 'closed'
    await pause(waitMs(await attempts.wrongElsewhere(attempt)))
    const known = await accounts.byName(name)
    const checked = await check(known, given)
    if ('enrols' in checked) {
      await attempts.forget(attempt)
      return checked
    }
    const isProved = !('wrong' in checked)
    const account = isProved ? await admit(checked, given, attempt) : undefined
    if (account) return { account }
    // The typed name stays out of the log: it may be a password in the wrong field.
    await audit.record({
      actor: { kind: 'visitor', id: null },
      action: 'staff.login_failed',
      subject: { kind: 'staff' as const, id: known?.id ?? null },
      after: { wrong: isProved ? 'code' : checked.wrong, closed: number >= maxWrong },
      address,
    })
    return 'wrong'
  }

  async function admit(
    { account, step }: Proved,
    { address }: Credentials,
    attempt: Parameters<typeof attempts.forget>[0],
  ): Promise<StaffAccount | undefined> {
    const { id } = account
    return db.transaction().execute(async (transaction) => {
      const store = accountStore(transaction)
      if (!(await mfaStore(transaction).takeStep(id, step))) return undefined
      await store.markSignIn(id, { at: attempt.at, address })
      await attemptStore(transaction).forget(attempt)
      const subject = { kind: 'staff' as const, id }
      const actor = { kind: 'staff', id } as const
      await audit.record({ actor, action: 'staff.login', subject, address }, transaction)
      return account
    })
  }
}
