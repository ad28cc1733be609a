import { actorOfAccount, type SignInAnswer } from '@fairhouse/protocol'
import type { OpenWay } from '#modules/mfa'
import type { ExclusionModule } from '#modules/exclusion'
import {
  accountStateOf,
  memberFactsOf,
  refusalFor,
  type Account,
  type MemberModule,
} from '#modules/member'
import { Refusal, type Caller } from '#platform/http'
import type { SignInEffects } from './sign-in-effects.ts'
import type { Devices } from '../devices/devices.ts'
import type { SignInContext, SignIn, SignInMethod } from './sign-in-context.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { Entry } from '../store/entries.ts'
import type { Tickets } from './tickets.ts'

interface Deps {
  member: MemberModule
  exclusion: ExclusionModule
  sessions: Sessions
  devices: Devices
  tickets: Tickets
  effects: SignInEffects
  requiredWays(
    account: Account,
    how: SignInMethod,
    context: SignInContext,
  ): Promise<OpenWay[] | undefined>
}

export function createSignIn(deps: Deps) {
  const { member, exclusion, sessions, devices, tickets, effects, requiredWays } = deps

  /** Starts a session and ends the caller's previous one. */
  async function start(
    caller: Caller,
    account: Account,
    mustChange: boolean,
    entry?: Entry,
  ): Promise<string> {
    const { brand, session, visitor, address, userAgent } = caller
    if (session) await sessions.end(session.id)
    const kind = actorOfAccount(account.type)
    const place = { userAgent, address, country: visitor.country ?? null }
    const who = { kind, brandId: brand.id, subjectId: account.id }
    const halves = await sessions.start({ ...who, place, mustChange, entry })
    caller.setCookieHalf(halves.cookieHalf)
    return halves.token
  }

  /** Refuses accounts that may not sign in, whatever they prove. */
  async function loadContext(caller: Caller, account: Account): Promise<SignInContext> {
    const { brand } = caller
    if (account.brandId !== brand.id) throw new Error('an account of another brand')
    const device = devices.of(caller)
    const [{ status, contacts, seenLately }, absence, known] = await Promise.all([
      member.loadEntrant(account.id),
      exclusion.present(account.id),
      devices.acquaintance(account.id, caller, device),
    ])
    const refusal = refusalFor(accountStateOf(status, absence?.kind), 'login')
    if (refusal !== null) throw new Refusal(refusal)
    const isAgent = actorOfAccount(account.type) === 'agent'
    if (brand.agentSite && !isAgent) throw new Refusal('not_an_agent')
    return { status, contacts, seenLately, device, acquaintance: known }
  }

  /** Completes the sign-in. */
  async function complete(
    caller: Caller,
    account: Account,
    how: SignInMethod,
    context: SignInContext,
  ): Promise<SignInAnswer> {
    const { status } = context
    const passwordExpired = how.by === 'password' && status.passwordExpired
    const entry = await effects.toEntry(caller, account, how, context)
    const token = await start(caller, account, passwordExpired, entry)
    if (account.type !== 4) await effects.notifyNewDevice(caller, account, context)
    if (!context.seenLately) await member.markSeen(account.id)
    await effects.remember(caller, account, how, passwordExpired)
    const { firstTimeLogin, termsDue } = status
    const facts = { firstTimeLogin, passwordExpired, termsDue }
    return { ...memberFactsOf(account), ...facts, step: 'done', token }
  }

  const signIn: SignIn = async (caller, account, how) => {
    const context = await loadContext(caller, account)
    const ways = await requiredWays(account, how, context)
    if (!ways) return complete(caller, account, how, context)
    const row = { memberId: account.id, beganBy: how.by, remember: how.remember ?? null, ways }
    return tickets.issue(caller, context.device, row)
  }

  /** Completes the sign-in after the required proof. */
  const finish: SignIn = async (caller, account, how) =>
    complete(caller, account, how, await loadContext(caller, account))

  return { signIn, finish, start }
}
