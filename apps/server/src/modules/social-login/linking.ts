import type { SignInAnswer, SocialProvider } from '@fairhouse/protocol'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { RegistrationModule } from '#modules/registration'
import type { SessionModule } from '#modules/session'
import type { VerificationModule } from '#modules/verification'
import { Refusal, type Caller, type GateSession } from '#platform/http'
import type { PendingLinks, TicketHolder } from './pending-links.ts'
import { providerNames, type SocialIdentity } from './rules.ts'
import type { IdentityStore } from './store/identities.ts'

type SignInApi = Pick<SessionModule, 'isFresh' | 'signIn' | 'byPassword'>
type Credentials = Parameters<SignInApi['byPassword']>[1]
type Registrar = Pick<RegistrationModule, 'registerWithoutPassword'>
type NewMember = Parameters<Registrar['registerWithoutPassword']>[1]

export interface SocialLoginDeps {
  verification: Pick<VerificationModule, 'notify'>
  member: Pick<MemberModule, 'find' | 'contactsOf'>
  exclusion: Pick<ExclusionModule, 'circle' | 'isAnyPresent'>
  session: SignInApi
  registration: Registrar
}

interface Deps extends SocialLoginDeps {
  identities: IdentityStore
  pendingLinks: PendingLinks
}

export type Linking = ReturnType<typeof createLinking>

/** Requires a real member with a fresh step-up. */
const createFreshCheck =
  (sessions: Pick<SignInApi, 'isFresh'>) =>
  async (session: GateSession | undefined): Promise<GateSession> => {
    if (!session) throw new Refusal('not_signed_in')
    if (session.kind === 'trial') throw new Refusal('trial_account')
    if (!(await sessions.isFresh(session.id))) throw new Refusal('step_up_required')
    return session
  }

export function createLinking(deps: Deps) {
  const { verification, member, session: sessions, registration, identities, pendingLinks } = deps

  async function requireFree(memberId: string, provider: SocialProvider): Promise<void> {
    const linked = await identities.providersOf(memberId)
    if (linked.includes(provider)) throw new Refusal('social_taken')
  }

  const requireFresh = createFreshCheck(sessions)

  /** Notifies by every channel: an attacker may hold one of them. */
  async function notifyLinked(caller: Caller, memberId: string, provider: SocialProvider) {
    const { brand, language } = caller
    const { mobile, email } = await member.contactsOf(memberId)
    const values = { provider: providerNames[provider] }
    const letter = { brandId: brand.id, language, word: 'social_linked', values } as const
    if (mobile !== null) await verification.notify({ ...letter, channel: 'sms', to: mobile })
    if (email !== null) await verification.notify({ ...letter, channel: 'email', to: email })
  }

  return {
    requireFree,
    requireFresh,
    async link(caller: Caller, identity: SocialIdentity, memberId: string): Promise<void> {
      await pendingLinks.linked(identity, memberId)
      await notifyLinked(caller, memberId, identity.provider)
    },
    /** Signs in the linked account; undefined if there is none. */
    async enter(caller: Caller, identity: SocialIdentity): Promise<SignInAnswer | undefined> {
      const memberId = await identities.ownerOf(identity)
      const account = memberId === undefined ? undefined : await member.find(memberId)
      return account && sessions.signIn(caller, account, { by: 'social' })
    },
    requireNotExcluded: createExclusionCheck(deps),
    async linkByPassword(
      caller: Caller,
      given: TicketHolder,
      credentials: Credentials,
    ): Promise<SignInAnswer> {
      const { provider } = await pendingLinks.require(given)
      const account = await sessions.byPassword(caller, credentials)
      await requireFree(account.id, provider)
      const answer = await sessions.signIn(caller, account, { by: 'password' })
      // A password alone must not link to an account that requires further proof.
      if (answer.step !== 'done') return answer
      await pendingLinks.spend(given, async () => account)
      await notifyLinked(caller, account.id, provider)
      return answer
    },
    /** Links to the signed-in account. */
    async linkSignedIn(caller: Caller, given: TicketHolder): Promise<SocialProvider> {
      const { provider } = await pendingLinks.require(given)
      const { subjectId } = await requireFresh(caller.session)
      await requireFree(subjectId, provider)
      await pendingLinks.spend(given, async () => ({ id: subjectId }))
      await notifyLinked(caller, subjectId, provider)
      return provider
    },
    async register(caller: Caller, given: TicketHolder, input: NewMember): Promise<SignInAnswer> {
      const account = await pendingLinks.spend(given, () =>
        registration.registerWithoutPassword(caller, input),
      )
      return sessions.signIn(caller, account, { by: 'register' })
    },
  }
}

/** A person unknown here may be excluded at a brand that shares exclusions. */
function createExclusionCheck({ exclusion, identities }: Pick<Deps, 'exclusion' | 'identities'>) {
  return async (brandId: string, at: (brandId: string) => SocialIdentity): Promise<void> => {
    const owners = await Promise.all(
      exclusion.circle(brandId).map((ownId) => identities.ownerOf(at(ownId))),
    )
    const known = owners.filter((owner) => owner !== undefined)
    if (await exclusion.isAnyPresent(known)) throw new Refusal('social_taken')
  }
}
