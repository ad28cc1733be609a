import { maskedEmail, maskedName, maskedPhone } from '@fairhouse/rules'
import type { BrandModule } from '#modules/brand'
import type { FactorModule } from '#modules/factor'
import type { MemberModule } from '#modules/member'
import type { HandlersOf } from '#platform/http'
import type { createContacts } from '../contacts.ts'
import type { Passwords } from '../passwords.ts'
import type { createRecovery } from '../recovery.ts'
import type { StepUp } from '../step-up.ts'

export interface SecurityParts {
  brands: BrandModule
  member: MemberModule
  factor: FactorModule
  stepUp: StepUp
  standing: { markProved(sessionId: string): Promise<Date> }
  passwords: Passwords
  recovery: ReturnType<typeof createRecovery>
  contacts: ReturnType<typeof createContacts>
}

/** What another module knows of the accounts elsewhere that open this one. */
export interface Links {
  providersOf(memberId: string): Promise<string[]>
}

type Routes =
  | 'GET /wps/member/security'
  | 'POST /wps/session/stepUp/send'
  | 'POST /wps/session/stepUp'
  | 'POST /wps/member/password'
  | 'POST /wps/member/password/email'
  | 'POST /wps/member/password/email/verification'
  | 'POST /wps/member/password/verification'
  | 'POST /wps/verification/contact'
  | 'POST /wps/member/contact'

export function securityHttp(parts: SecurityParts, links: Links): HandlersOf<Routes> {
  const { factor, stepUp, standing, passwords, recovery, contacts } = parts
  return {
    'GET /wps/member/security': async ({ session, brand }) => ({
      ...(await factsOf(parts, session.subjectId, brand.id)),
      social: await links.providersOf(session.subjectId),
    }),
    'POST /wps/session/stepUp/send': ({ input, session, language }) => {
      const { way } = input
      const { subjectId: memberId } = session
      const asker = { kind: 'member', memberId } as const
      return factor.sendCode({ memberId, language, asker, way, purpose: 'stepUp' })
    },
    'POST /wps/session/stepUp': async ({ input, session, language, refuse }) => {
      const proves = await stepUp.proves(session.subjectId, input.way, input.code, language)
      if (!proves) return refuse('wrong_code')
      return { until: (await standing.markProved(session.id)).toISOString() }
    },
    'POST /wps/member/password': (request) => passwords.change(request, request.input),
    'POST /wps/member/password/email': (request) => recovery.sendMail(request, request.input),
    'POST /wps/member/password/email/verification': (request) =>
      recovery.byMail(request, request.input),
    'POST /wps/member/password/verification': (request) => recovery.byPhone(request, request.input),
    'POST /wps/verification/contact': (request) => contacts.send(request, request.input),
    'POST /wps/member/contact': async (request) => {
      await contacts.change(request, request.input, request.input.verificationCode)
      return {}
    },
  }
}

async function factsOf(parts: SecurityParts, memberId: string, brandId: string) {
  const { brands, member, factor, stepUp } = parts
  const { mobile, email, payeeName } = await member.contactsOf(memberId)
  const { termsDue } = await member.standing(memberId)
  return {
    hasPassword: await member.hasPassword(memberId),
    mobile: mobile === null ? null : maskedPhone(mobile),
    email: email === null ? null : maskedEmail(email),
    realName: payeeName === null ? null : maskedName(payeeName),
    totp: await factor.isEnrolled(memberId),
    recoveryCodesLeft: await factor.recoveryCodesLeft(memberId),
    terms: {
      accepted: await member.acceptedTerms(memberId),
      present: brands.byId(brandId).accounts.termsVersion,
      due: termsDue,
    },
    ways: await stepUp.waysOf(memberId),
  }
}
