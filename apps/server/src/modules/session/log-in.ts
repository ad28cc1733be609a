import { loginForm } from '@fairhouse/rules'
import type { InputOf, Calls, SignInAnswer } from '@fairhouse/protocol'
import type { Account, MemberModule } from '#modules/member'
import type { VerificationModule } from '#modules/verification'
import { Refusal, type Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Forms } from './forms.ts'
import type { Phones } from './phones.ts'
import { isLocked, wantsCaptcha, type Failures } from './rules.ts'
import type { SignIn } from './entrant.ts'
import type { Aim } from './store/failures.ts'
import type { Tries } from './tries.ts'

type Login = InputOf<Calls['POST /wps/session/login']>

type Credentials = Pick<Login, 'username' | 'password' | 'captcha'>

interface Parts {
  member: MemberModule
  verification: Pick<VerificationModule, 'captcha'>
  forms: Forms
  phones: Phones
  tries: Tries
  signIn: SignIn
}

export function createLogIn({ log, metrics }: Kit, parts: Parts) {
  const { member, verification, forms, phones, tries, signIn } = parts

  /** Told apart in the figures and the log, never to who asks. */
  function note(outcome: 'wrong' | 'locked' | 'captcha', { whom, place }: Aim) {
    metrics.refusedSignIns.inc({ outcome })
    const masked = { whom: whom.toString('hex').slice(0, 12), place: place.slice(0, 20) }
    log.info({ ...masked, outcome }, 'a sign-in was refused')
  }

  async function passCaptcha(
    { kept }: Caller,
    { captcha }: Credentials,
    aim: Aim,
    failures: Failures,
  ) {
    if (!wantsCaptcha(failures)) return
    if (await verification.captcha.passes(kept('captcha'), captcha)) return
    note('captcha', aim)
    throw new Refusal('wrong_captcha', { captcha: captcha ? 'invalid' : 'required' })
  }

  async function byPassword(caller: Caller, input: Credentials): Promise<Account> {
    const { brand } = caller
    const { username = '', password = '' } = input
    const byName = { by: 'username', captcha: false } as const
    forms.check(brand.id, (rules) => loginForm(rules, byName), { username, password })
    const aim = await tries.aimOf(caller, username)
    return tries.inTurn(aim, async (failures) => {
      await passCaptcha(caller, input, aim, failures)
      const account = await member.byPassword(brand.id, username, password)
      if (account && !isLocked(failures)) return account
      note(isLocked(failures) ? 'locked' : 'wrong', aim)
      const now = await tries.failed(aim)
      const flag = wantsCaptcha(now) ? { captcha: 'required' as const } : undefined
      throw new Refusal('wrong_credentials', flag)
    })
  }

  async function byCode(caller: Caller, input: Login): Promise<Account> {
    const { brand } = caller
    if (!brand.flags.has('MOBILEVERCODELOGIN3')) throw new Refusal('feature_off')
    const number = await phones.proved(caller, 'login', input)
    const account = number === undefined ? undefined : await member.byPhone(brand.id, number)
    if (account) return account
    throw new Refusal('wrong_code')
  }

  /** Trial accounts are entered by free play alone. */
  function requireMember(account: Account): Account {
    if (account.type === 4) throw new Refusal('not_a_member')
    return account
  }

  return {
    async logIn(caller: Caller, input: Login): Promise<SignInAnswer> {
      const by = input.type === 'sms' || input.firebaseIdToken !== undefined ? 'sms' : 'password'
      const account = requireMember(await (by === 'sms' ? byCode : byPassword)(caller, input))
      return signIn(caller, account, { by, remember: input.rememberMe ?? false })
    },
    /** The account of a name and a password, by the rules of any sign-in, without one. */
    byPassword: async (caller: Caller, input: Credentials): Promise<Account> =>
      requireMember(await byPassword(caller, input)),
  }
}
