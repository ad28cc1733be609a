import { loginForm } from '@fairhouse/rules'
import type { InputOf, Calls, SignInAnswer } from '@fairhouse/protocol'
import type { Account, MemberModule } from '#modules/member'
import type { VerificationModule } from '#modules/verification'
import { Refusal, type Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Forms } from '../recovery/forms.ts'
import type { ProvenPhones } from '../recovery/proven-phone.ts'
import { isLockedOut, requiresCaptcha, type Failures } from '../rules.ts'
import type { SignIn } from './sign-in-context.ts'
import type { AttemptKey } from '../store/failures.ts'
import type { FailedAttempts } from './failed-attempts.ts'

type Login = InputOf<Calls['POST /wps/session/login']>

type Credentials = Pick<Login, 'username' | 'password' | 'captcha'>

interface Deps {
  member: MemberModule
  verification: Pick<VerificationModule, 'captcha'>
  forms: Forms
  phones: ProvenPhones
  attempts: FailedAttempts
  signIn: SignIn
}

export function createLogIn({ log, metrics }: Kit, deps: Deps) {
  const { member, verification, forms, phones, attempts, signIn } = deps

  /** The reason appears in metrics and the log, never in the response. */
  function logRefusal(outcome: 'wrong' | 'locked' | 'captcha', { whom, place }: AttemptKey) {
    metrics.refusedSignIns.inc({ outcome })
    const masked = { whom: whom.toString('hex').slice(0, 12), place: place.slice(0, 20) }
    log.info({ ...masked, outcome }, 'a sign-in was refused')
  }

  async function requireCaptcha(
    { getCookie }: Caller,
    { captcha }: Credentials,
    key: AttemptKey,
    failures: Failures,
  ) {
    if (!requiresCaptcha(failures)) return
    if (await verification.captcha.passes(getCookie('captcha'), captcha)) return
    logRefusal('captcha', key)
    throw new Refusal('wrong_captcha', { captcha: captcha ? 'invalid' : 'required' })
  }

  /** `mayActivate` also accepts an activation secret, and uses it up. */
  async function byPassword(caller: Caller, input: Credentials, mayActivate = false) {
    const { brand } = caller
    const { username = '', password = '' } = input
    const byName = { by: 'username', captcha: false } as const
    forms.check(brand.id, (rules) => loginForm(rules, byName), { username, password })
    const key = await attempts.keyOf(caller, username)
    return attempts.inTurn(key, async (failures) => {
      await requireCaptcha(caller, input, key, failures)
      const found = await findAccount(member, brand.id, { username, password })
      const isAllowed = found && !isLockedOut(failures) && (mayActivate || !found.isActivation)
      if (isAllowed) return found.open()
      logRefusal(isLockedOut(failures) ? 'locked' : 'wrong', key)
      const now = await attempts.record(key)
      const flag = requiresCaptcha(now) ? { captcha: 'required' as const } : undefined
      throw new Refusal('wrong_credentials', flag)
    })
  }

  async function byCode(caller: Caller, input: Login): Promise<Account> {
    const { brand } = caller
    if (!brand.flags.has('MOBILEVERCODELOGIN3')) throw new Refusal('feature_off')
    const account = await phones.ownerOf(caller, 'login', input)
    if (account) return account
    throw new Refusal('wrong_code')
  }

  return {
    async logIn(caller: Caller, input: Login): Promise<SignInAnswer> {
      const by = input.type === 'sms' || input.firebaseIdToken !== undefined ? 'sms' : 'password'
      const found = by === 'sms' ? byCode(caller, input) : byPassword(caller, input, true)
      const account = requireMember(await found)
      return signIn(caller, account, { by, remember: input.rememberMe ?? false })
    },
    /** Checks a name and a password by the rules of a sign-in, without signing in. */
    byPassword: async (caller: Caller, input: Credentials): Promise<Account> =>
      requireMember(await byPassword(caller, input)),
  }
}

/** Trial accounts can only be entered through free play. */
function requireMember(account: Account): Account {
  if (account.type === 4) throw new Refusal('not_a_member')
  return account
}

/** The account of a password or of an activation secret, which `open` uses up. */
async function findAccount(
  member: MemberModule,
  brandId: string,
  { username, password }: { username: string; password: string },
): Promise<{ isActivation: boolean; open(): Promise<Account> } | undefined> {
  const account = await member.byPassword(brandId, username, password)
  if (account) return { isActivation: false, open: async () => account }
  // Looked up for every wrong password, so that timing reveals nothing.
  const activation = await member.byActivation(brandId, username, password)
  return activation && { isActivation: true, open: activation.redeem }
}
