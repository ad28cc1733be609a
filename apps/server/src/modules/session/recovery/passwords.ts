import { changePasswordForm } from '@fairhouse/rules'
import type { SignInAnswer } from '@fairhouse/protocol'
import type { MfaModule } from '#modules/mfa'
import { memberFactsOf, type Account, type MemberModule } from '#modules/member'
import type { Clock } from '#platform/clock'
import { Refusal, type Caller, type GateSession } from '#platform/http'
import type { Forms } from './forms.ts'
import type { Notices } from './notices.ts'
import { isLockedOut } from '../rules.ts'
import type { SignIn, SignInMethod } from '../sign-in/sign-in-context.ts'
import type { FailedAttempts } from '../sign-in/failed-attempts.ts'

interface Deps {
  clock: Clock
  member: MemberModule
  mfa: MfaModule
  forms: Forms
  attempts: FailedAttempts
  notices: Notices
  freshness: {
    isFresh(sessionId: string): Promise<boolean>
    mustChange(sessionId: string): Promise<boolean>
  }
  endAll(memberId: string): Promise<number>
  start(caller: Caller, account: Account, mustChange: boolean): Promise<string>
  signIn: SignIn
}

type SignedInCaller = Caller & { session: GateSession }

interface PasswordChange {
  oldPassword?: string | undefined
  newPassword: string
  confirmNewPassword: string
}

/**
 * Payouts are held this long after a reset: a thief of the phone has to wait while the owner reads
 * the notice.
 */
const payoutHoldSeconds = 24 * 3600

export type Passwords = ReturnType<typeof createPasswords>

export function createPasswords(deps: Deps) {
  const { clock, member, mfa, forms, attempts, notices, freshness, endAll, start, signIn } = deps

  async function requireOldPassword(memberId: string, oldPassword: string) {
    const key = attempts.ownKey(memberId, 'change')
    await attempts.inTurn(key, async (failures) => {
      const isRight = await member.isPassword(memberId, oldPassword)
      if (isRight && !isLockedOut(failures)) return attempts.forgive(key)
      await attempts.record(key)
      throw new Refusal('wrong_password')
    })
  }

  /** A forced change right after a sign-in does not require the old password again. */
  async function requiresOldPassword({ id, subjectId }: GateSession): Promise<boolean> {
    return (await member.hasPassword(subjectId)) && !(await freshness.mustChange(id))
  }

  async function requireFresh({ id, subjectId }: GateSession, knowsOld: boolean) {
    const must = !knowsOld || (await mfa.isEnrolled(subjectId))
    if (must && !(await freshness.isFresh(id))) throw new Refusal('step_up_required')
  }

  /** Sets the password, ends all sessions and notifies the owner. */
  async function changeAndNotify(caller: Caller, account: Account, newPassword: string) {
    await member.setPassword(account.id, newPassword)
    await endAll(account.id)
    await notices.passwordChanged(account, caller)
  }

  return {
    async change(caller: SignedInCaller, input: PasswordChange): Promise<SignInAnswer> {
      const { brand, session } = caller
      const asks = await requiresOldPassword(session)
      const account = await member.find(session.subjectId)
      if (!account) throw new Error(`no member ${session.subjectId}`)
      const { oldPassword, ...fresh } = input
      const payload = asks ? input : fresh
      forms.check(brand.id, (rules) => changePasswordForm(rules, { oldIsKnown: !asks }), payload)
      const mustChange = await freshness.mustChange(session.id)
      if (!mustChange) await requireFresh(session, asks)
      if (asks) await requireOldPassword(account.id, oldPassword ?? '')
      await requireDifferent(member, account.id, input.newPassword)
      await changeAndNotify(caller, account, input.newPassword)
      const token = await start({ ...caller, session: undefined }, account, false)
      const { firstTimeLogin, termsDue } = await member.statusOf(account.id)
      const facts = { firstTimeLogin, passwordExpired: false, termsDue }
      return { ...memberFactsOf(account), ...facts, step: 'done', token }
    },
    /** Sets a new password after a code has proved the account's phone or mailbox. */
    async reset(
      caller: Caller,
      account: Account,
      newPassword: string,
      proved: NonNullable<SignInMethod['proved']>,
    ): Promise<SignInAnswer> {
      await changeAndNotify(caller, account, newPassword)
      await attempts.forgiveAll(account, await member.contactsOf(account.id))
      const until = new Date(clock.now().getTime() + payoutHoldSeconds * 1000)
      await member.holdPayoutsUntil(account.id, until)
      return signIn(caller, account, { by: 'reset', proved })
    },
  }
}

/** The new password is neither the present one nor the secret that activated the account. */
async function requireDifferent(member: MemberModule, memberId: string, newPassword: string) {
  const isKnown =
    (await member.isPassword(memberId, newPassword)) ||
    (await member.isActivationSecret(memberId, newPassword))
  if (isKnown) throw new Refusal('invalid_fields', { newPassword: { key: 'same_password' } })
}
