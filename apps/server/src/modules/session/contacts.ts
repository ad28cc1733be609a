import { contactEmailForm, emailKey } from '@fairhouse/rules'
import type { MemberModule } from '#modules/member'
import type { CodeTarget, SentCode, VerificationModule } from '#modules/verification'
import { Refusal, type Caller, type GateSession } from '#platform/http'
import type { Forms } from './forms.ts'
import type { Notices } from './notices.ts'
import type { Phones } from './phones.ts'

interface Parts {
  member: MemberModule
  verification: Pick<VerificationModule, 'codes'>
  forms: Forms
  phones: Phones
  notices: Notices
  standing: { isFresh(sessionId: string): Promise<boolean> }
}

/** Either of the two. */
export interface NewContact {
  email?: string | undefined
  mobileNum?: string | undefined
  countryDialingCode?: string | undefined
}

type Owner = Caller & { session: GateSession }

export function createContacts(parts: Parts) {
  const { member, verification, forms, phones, notices, standing } = parts

  function targetOf({ brand }: Owner, contact: NewContact): CodeTarget {
    const base = { brandId: brand.id, purpose: 'contact' } as const
    if ((contact.email === undefined) === (contact.mobileNum === undefined)) {
      throw new Refusal('invalid_fields', { email: 'required', mobileNum: 'required' })
    }
    if (contact.email !== undefined) {
      const { email } = contact
      forms.check(brand.id, contactEmailForm, { email })
      return { ...base, channel: 'email', to: emailKey(email) }
    }
    const to = phones.read(contact.countryDialingCode, contact.mobileNum)
    return { ...base, channel: 'sms', to }
  }

  async function requireFresh({ session }: Owner) {
    if (!(await standing.isFresh(session.id))) throw new Refusal('step_up_required')
  }

  return {
    async send(caller: Owner, contact: NewContact): Promise<SentCode> {
      await requireFresh(caller)
      const { language } = caller
      const target = targetOf(caller, contact)
      return verification.codes.send({ ...target, language, asker: ownOf(caller), really: true })
    },
    /** Where the account was reached before, its owner reads that it is no more. */
    async change(caller: Owner, contact: NewContact, code: string): Promise<void> {
      await requireFresh(caller)
      const { subjectId } = caller.session
      const target = targetOf(caller, contact)
      const by = ownOf(caller)
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

const ownOf = ({ session }: Owner) => ({ kind: 'member', memberId: session.subjectId }) as const
