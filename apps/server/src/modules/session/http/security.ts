import { maskedEmail, maskedName, maskedPhone } from '@fairhouse/rules'
import type { BrandModule } from '#modules/brand'
import type { MfaModule } from '#modules/mfa'
import type { MemberModule } from '#modules/member'
import type { HandlersOf } from '#platform/http'
import type { createContacts } from '../recovery/contacts.ts'
import type { Passwords } from '../recovery/passwords.ts'
import type { createRecovery } from '../recovery/recovery.ts'
import type { StepUp } from '../recovery/step-up.ts'

export interface SecurityDeps {
  brands: BrandModule
  member: MemberModule
  mfa: MfaModule
  stepUp: StepUp
  freshness: { markProved(sessionId: string): Promise<Date> }
  passwords: Passwords
  recovery: ReturnType<typeof createRecovery>
  contacts: ReturnType<typeof createContacts>
}

/** Linked accounts of identity providers, known to the social-login module. */
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

export function securityHttp(deps: SecurityDeps, links: Links): HandlersOf<Routes> {
  const { mfa, stepUp, freshness, passwords, recovery, contacts } = deps
  return {
    'GET /wps/member/security': async ({ session, brand }) => ({
      ...(await factsOf(deps, session.subjectId, brand.id)),
      social: await links.providersOf(session.subjectId),
    }),
    'POST /wps/session/stepUp/send': ({ input, session, language }) => {
      const { way } = input
      const { subjectId: memberId } = session
      const asker = { kind: 'member', memberId } as const
      return mfa.sendCode({ memberId, language, asker, way, purpose: 'stepUp' })
    },
    'POST /wps/session/stepUp': async ({ input, session, language, refuse }) => {
      const proves = await stepUp.proves(session.subjectId, input.way, input.code, language)
      if (!proves) return refuse('wrong_code')
      return { until: (await freshness.markProved(session.id)).toISOString() }
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

async function factsOf(deps: SecurityDeps, memberId: string, brandId: string) {
  const { brands, member, mfa, stepUp } = deps
  const { mobile, email } = await member.addressesOf(memberId)
  const { payeeName } = await member.contactsOf(memberId)
  const { termsDue } = await member.statusOf(memberId)
  return {
    hasPassword: await member.hasPassword(memberId),
    mobile: mobile && maskedPhone(mobile.value),
    mobileConfirmed: mobile?.isConfirmed ?? false,
    email: email && maskedEmail(email.value),
    emailConfirmed: email?.isConfirmed ?? false,
    realName: payeeName === null ? null : maskedName(payeeName),
    totp: await mfa.isEnrolled(memberId),
    recoveryCodesLeft: await mfa.recoveryCodesLeft(memberId),
    terms: {
      accepted: await member.acceptedTerms(memberId),
      present: brands.byId(brandId).accounts.termsVersion,
      due: termsDue,
    },
    ways: await stepUp.waysOf(memberId),
  }
}
