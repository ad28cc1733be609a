import type { SignInAnswer, SocialProvider } from '@fairhouse/protocol'
import type { ExclusionModule } from '#modules/exclusion'
import type { MemberModule } from '#modules/member'
import type { RegistrationModule } from '#modules/registration'
import type { SessionModule } from '#modules/session'
import type { VerificationModule } from '#modules/verification'
import { Refusal, type Caller, type GateSession } from '#platform/http'
import type { Choices, Given } from './choices.ts'
import { providerNames, type SocialIdentity } from './rules.ts'
import type { IdentityStore } from './store/identities.ts'

type Entrances = Pick<SessionModule, 'isFresh' | 'signIn' | 'byPassword'>
type Credentials = Parameters<Entrances['byPassword']>[1]
type Registrar = Pick<RegistrationModule, 'openWithout'>
type NewMember = Parameters<Registrar['openWithout']>[1]

export interface Below {
  verification: Pick<VerificationModule, 'notify'>
  member: Pick<MemberModule, 'find' | 'contactsOf'>
  exclusion: Pick<ExclusionModule, 'circle' | 'isAnyPresent'>
  session: Entrances
  registration: Registrar
}

interface Parts extends Below {
  identities: IdentityStore
  choices: Choices
}

export type Linking = ReturnType<typeof createLinking>

export function createLinking(parts: Parts) {
  const { verification, member, session: sessions, registration, identities, choices } = parts

  async function requireFree(memberId: string, provider: SocialProvider): Promise<void> {
    const linked = await identities.providersOf(memberId)
    if (linked.includes(provider)) throw new Refusal('social_taken')
  }

  /** A real member who has just proved to be there. */
  async function requireFresh(session: GateSession | undefined): Promise<GateSession> {
    if (!session) throw new Refusal('not_signed_in')
    if (session.kind === 'trial') throw new Refusal('trial_account')
    if (!(await sessions.isFresh(session.id))) throw new Refusal('step_up_required')
    return session
  }

  /** Told by every channel: who linked it may hold one of them. */
  async function tell({ brand, language }: Caller, memberId: string, provider: SocialProvider) {
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
      await choices.linked(identity, memberId)
      await tell(caller, memberId, identity.provider)
    },
    /** Signs in whose account it is; nothing for somebody unknown. */
    async enter(caller: Caller, identity: SocialIdentity): Promise<SignInAnswer | undefined> {
      const memberId = await identities.ownerOf(identity)
      const account = memberId === undefined ? undefined : await member.find(memberId)
      return account && sessions.signIn(caller, account, { by: 'social' })
    },
    requireUnbarred: unbarred(parts),
    async linkByPassword(
      caller: Caller,
      given: Given,
      credentials: Credentials,
    ): Promise<SignInAnswer> {
      const { provider } = await choices.require(given)
      const account = await sessions.byPassword(caller, credentials)
      await requireFree(account.id, provider)
      const answer = await sessions.signIn(caller, account, { by: 'password' })
      // A password alone must not tie somebody to an account that asks for more.
      if (answer.step !== 'done') return answer
      await choices.spend(given, async () => account)
      await tell(caller, account.id, provider)
      return answer
    },
    /** To the account that is signed in. */
    async linkOwn(caller: Caller, given: Given): Promise<SocialProvider> {
      const { provider } = await choices.require(given)
      const { subjectId } = await requireFresh(caller.session)
      await requireFree(subjectId, provider)
      await choices.spend(given, async () => ({ id: subjectId }))
      await tell(caller, subjectId, provider)
      return provider
    },
    async register(caller: Caller, given: Given, input: NewMember): Promise<SignInAnswer> {
      const account = await choices.spend(given, () => registration.openWithout(caller, input))
      return sessions.signIn(caller, account, { by: 'register' })
    },
  }
}

/** Somebody new here may be excluded at a brand that shares. */
function unbarred({ exclusion, identities }: Pick<Parts, 'exclusion' | 'identities'>) {
  return async (brandId: string, at: (brandId: string) => SocialIdentity): Promise<void> => {
    const owners = await Promise.all(
      exclusion.circle(brandId).map((ownId) => identities.ownerOf(at(ownId))),
    )
    const known = owners.filter((owner) => owner !== undefined)
    if (await exclusion.isAnyPresent(known)) throw new Refusal('social_taken')
  }
}
