import { changePasswordForm } from '@fairhouse/rules'
import type { SignInAnswer } from '@fairhouse/protocol'
import type { FactorModule } from '#modules/factor'
import { memberFactsOf, type Account, type MemberModule } from '#modules/member'
import type { Clock } from '#platform/clock'
import { Refusal, type Caller, type GateSession } from '#platform/http'
import type { Forms } from './forms.ts'
import type { Notices } from './notices.ts'
import { isLocked } from './rules.ts'
import type { SignIn, SignInHow } from './entrant.ts'
import type { Tries } from './tries.ts'

interface Parts {
  clock: Clock
  member: MemberModule
  factor: FactorModule
  forms: Forms
  tries: Tries
  notices: Notices
  standing: {
    isFresh(sessionId: string): Promise<boolean>
    mustChange(sessionId: string): Promise<boolean>
  }
  endAll(memberId: string): Promise<number>
  start(caller: Caller, account: Account, mustChange: boolean): Promise<string>
  signIn: SignIn
}

interface Change {
  oldPassword?: string | undefined
  newPassword: string
  confirmNewPassword: string
}

/** So long after a reset nothing is paid out: who stole the phone must wait, its owner reads. */
const holdSeconds = 24 * 3600

export type Passwords = ReturnType<typeof createPasswords>

export function createPasswords(parts: Parts) {
  const { clock, member, factor, forms, tries, notices, standing, endAll, start, signIn } = parts

  async function requireOld(memberId: string, oldPassword: string) {
    const aim = tries.ownAim(memberId, 'change')
    await tries.inTurn(aim, async (failures) => {
      const isRight = await member.isPassword(memberId, oldPassword)
      if (isRight && !isLocked(failures)) return tries.forgive(aim)
      await tries.failed(aim)
      throw new Refusal('wrong_password')
    })
  }

  async function requireAnother(memberId: string, newPassword: string) {
    if (!(await member.isPassword(memberId, newPassword))) return
    throw new Refusal('invalid_fields', { newPassword: { key: 'same_password' } })
  }

  /** Whether the old password is asked for: who was just told to change it has just typed it. */
  async function asksOld({ id, subjectId }: GateSession): Promise<boolean> {
    return (await member.hasPassword(subjectId)) && !(await standing.mustChange(id))
  }

  async function requireFresh({ id, subjectId }: GateSession, knowsOld: boolean) {
    const must = !knowsOld || (await factor.isEnrolled(subjectId))
    if (must && !(await standing.isFresh(id))) throw new Refusal('step_up_required')
  }

  /** Everything that was open is closed, and its owner told. */
  async function set(caller: Caller, account: Account, newPassword: string) {
    await member.setPassword(account.id, newPassword)
    await endAll(account.id)
    await notices.passwordChanged(account, caller)
  }

  return {
    async change(caller: Caller & { session: GateSession }, input: Change): Promise<SignInAnswer> {
      const { brand, session } = caller
      const [asks, account] = [await asksOld(session), await member.find(session.subjectId)]
      if (!account) throw new Error(`no member ${session.subjectId}`)
      const { oldPassword, ...fresh } = input
      const payload = asks ? input : fresh
      forms.check(brand.id, (rules) => changePasswordForm(rules, { oldIsKnown: !asks }), payload)
      const mustChange = await standing.mustChange(session.id)
      if (!mustChange) await requireFresh(session, asks)
      if (asks) await requireOld(account.id, oldPassword ?? '')
      await requireAnother(account.id, input.newPassword)
      await set(caller, account, input.newPassword)
      const token = await start({ ...caller, session: undefined }, account, false)
      const { firstTimeLogin, termsDue } = await member.standing(account.id)
      const facts = { firstTimeLogin, passwordExpired: false, termsDue }
      return { ...memberFactsOf(account), ...facts, step: 'done', token }
    },
    /** By who has proved to have the account's phone or mailbox. */
    async reset(
      caller: Caller,
      account: Account,
      newPassword: string,
      proved: NonNullable<SignInHow['proved']>,
    ): Promise<SignInAnswer> {
      await set(caller, account, newPassword)
      await tries.forgiveAll(account, await member.contactsOf(account.id))
      const until = new Date(clock.now().getTime() + holdSeconds * 1000)
      await member.holdPayoutsUntil(account.id, until)
      return signIn(caller, account, { by: 'reset', proved })
    },
  }
}
