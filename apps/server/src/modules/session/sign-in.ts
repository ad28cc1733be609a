import { actorOfAccount, type SignInAnswer } from '@fairhouse/protocol'
import type { OpenWay } from '#modules/factor'
import type { ExclusionModule } from '#modules/exclusion'
import { accountStateOf, memberFactsOf, refusalFor, type MemberModule } from '#modules/member'
import { Refusal, type Caller } from '#platform/http'
import type { Arrival } from './arrival.ts'
import type { Devices } from './devices.ts'
import type { Arrived, Entrant, SignIn, SignInHow } from './entrant.ts'
import type { Sessions } from './sessions.ts'
import type { Entry } from './store/entries.ts'
import type { Tickets } from './tickets.ts'

interface Parts {
  member: MemberModule
  exclusion: ExclusionModule
  sessions: Sessions
  devices: Devices
  tickets: Tickets
  arrival: Arrival
  asked(account: Entrant, how: SignInHow, arrived: Arrived): Promise<OpenWay[] | undefined>
}

export function createSignIn(parts: Parts) {
  const { member, exclusion, sessions, devices, tickets, arrival, asked } = parts

  /** A new pair; the session before it, if any, is over. */
  async function start(
    caller: Caller,
    account: Entrant,
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

  /** Refuses who may not enter, whatever they prove. */
  async function arrive(caller: Caller, account: Entrant): Promise<Arrived> {
    const { brand } = caller
    if (account.brandId !== brand.id) throw new Error('an account of another brand')
    const device = devices.of(caller)
    const [{ standing, contacts, seenToday }, absence, known] = await Promise.all([
      member.entrant(account.id),
      exclusion.present(account.id),
      devices.acquaintance(account.id, caller, device),
    ])
    const refusal = refusalFor(accountStateOf(standing, absence?.kind), 'login')
    if (refusal !== null) throw new Refusal(refusal)
    const isAgent = actorOfAccount(account.type) === 'agent'
    if (brand.agentSite && !isAgent) throw new Refusal('not_an_agent')
    return { standing, contacts, seenToday, device, known }
  }

  /** Nothing more is asked. */
  async function enter(
    caller: Caller,
    account: Entrant,
    how: SignInHow,
    arrived: Arrived,
  ): Promise<SignInAnswer> {
    const { standing } = arrived
    const passwordExpired = how.by === 'password' && standing.passwordExpired
    const entry = await arrival.entry(caller, account, how, arrived)
    const token = await start(caller, account, passwordExpired, entry)
    if (account.type !== 4) await arrival.note(caller, account, arrived)
    if (!arrived.seenToday) await member.noteSeen(account.id)
    await arrival.remember(caller, account, how)
    const { firstTimeLogin, termsDue } = standing
    const facts = { firstTimeLogin, passwordExpired, termsDue }
    return { ...memberFactsOf(account), ...facts, step: 'done', token }
  }

  const signIn: SignIn = async (caller, account, how) => {
    const arrived = await arrive(caller, account)
    const ways = await asked(account, how, arrived)
    if (!ways) return enter(caller, account, how, arrived)
    const row = { memberId: account.id, beganBy: how.by, remember: how.remember ?? null, ways }
    return tickets.issue(caller, arrived.device, row)
  }

  /** What was asked for has been proved. */
  const finish: SignIn = async (caller, account, how) =>
    enter(caller, account, how, await arrive(caller, account))

  return { signIn, finish, start }
}
