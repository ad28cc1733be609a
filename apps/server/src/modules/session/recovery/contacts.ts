import { contactEmailForm, emailKey } from '@fairhouse/rules'
import type { MemberModule } from '#modules/member'
import type { CodeTarget, SentCode, VerificationModule } from '#modules/verification'
import { Refusal, type Caller, type GateSession } from '#platform/http'
import type { Forms } from './forms.ts'
import type { Notices } from './notices.ts'
import type { ProvenPhones } from './proven-phone.ts'

interface Deps {
  member: MemberModule
  verification: Pick<VerificationModule, 'codes'>
  forms: Forms
  phones: ProvenPhones
  notices: Notices
  freshness: { isFresh(sessionId: string): Promise<boolean> }
}

/** Exactly one of the three is set. */
export interface NewContact {
  /** Confirms the address that was typed at registration. */
  own?: 'sms' | 'email' | undefined
  email?: string | undefined
  mobileNum?: string | undefined
  countryDialingCode?: string | undefined
}

type SignedInCaller = Caller & { session: GateSession }

export function createContacts(deps: Deps) {
  const { member, verification, forms, phones, notices, freshness } = deps

  async function ownTarget({ brand, session }: SignedInCaller, channel: 'sms' | 'email') {
    const { mobile, email } = await member.addressesOf(session.subjectId)
    const known = channel === 'sms' ? mobile : email
    if (!known) throw new Refusal('not_found')
    const to = channel === 'sms' ? known.value : emailKey(known.value)
    return { brandId: brand.id, purpose: 'contact', channel, to } as const
  }

  async function targetOf(owner: SignedInCaller, contact: NewContact): Promise<CodeTarget> {
    const { brand } = owner
    const base = { brandId: brand.id, purpose: 'contact' } as const
    const { own, email: typed, mobileNum } = contact
    if ([own, typed, mobileNum].filter((one) => one !== undefined).length !== 1) {
      throw new Refusal('invalid_fields', { email: 'required', mobileNum: 'required' })
    }
    if (own !== undefined) return ownTarget(owner, own)
    if (contact.email !== undefined) {
      const { email } = contact
      forms.check(brand.id, contactEmailForm, { email })
      return { ...base, channel: 'email', to: emailKey(email) }
    }
    const to = phones.read(contact.countryDialingCode, contact.mobileNum)
    return { ...base, channel: 'sms', to }
  }

  async function requireFresh({ session }: SignedInCaller) {
    if (!(await freshness.isFresh(session.id))) throw new Refusal('step_up_required')
  }

  return {
    async send(caller: SignedInCaller, contact: NewContact): Promise<SentCode> {
      await requireFresh(caller)
      const { language } = caller
      const target = await targetOf(caller, contact)
      return verification.codes.send({
        ...target,
        language,
        asker: memberAsker(caller),
        really: true,
      })
    },
    /** Notifies the previous address of the change. */
    async change(caller: SignedInCaller, contact: NewContact, code: string): Promise<void> {
      await requireFresh(caller)
      const { subjectId } = caller.session
      const target = await targetOf(caller, contact)
      const by = memberAsker(caller)
      if (!(await verification.codes.take({ ...target, code: code.trim(), by }))) {
        throw new Refusal('wrong_code')
      }
      const before = await member.contactsOf(subjectId)
      const isPhone = target.channel === 'sms'
      await member.setContact(subjectId, isPhone ? { mobile: target.to } : { email: target.to })
      const left = isPhone ? { mobile: before.mobile, email: null } : { ...before, mobile: null }
      const reached = left.mobile ?? left.email
      if (reached === null || reached === target.to) return
      await notices.contactChanged(target.brandId, left, caller)
    },
  }
}

const memberAsker = ({ session }: SignedInCaller) =>
  ({ kind: 'member', memberId: session.subjectId }) as const
