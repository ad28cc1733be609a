import { maskedEmail, maskedPhone } from '@fairhouse/rules'
import type { AccountType } from '@fairhouse/protocol'
import type { SentCode, VerificationModule } from '#modules/verification'
import { Refusal } from '#platform/http'
import type { CodeRequest, HolderContacts, MfaAccounts, OpenWay, ProofPurpose } from './rules.ts'
import type { ProofStore } from './store/proofs.ts'

/** The part of one-time codes that MFA needs. */
export interface CodeSender {
  codes: Pick<VerificationModule['codes'], 'send' | 'take'>
}

export type Ways = ReturnType<typeof createWays>

/** Ways of an account without an authenticator. */
export function waysWithoutApp(
  type: AccountType | undefined,
  { mobile, email, payeeName }: HolderContacts,
  purpose: ProofPurpose,
): OpenWay[] {
  const ways: OpenWay[] = []
  if (mobile !== null) ways.push({ way: 'sms', to: maskedPhone(mobile) })
  if (email !== null) ways.push({ way: 'email', to: maskedEmail(email) })
  // Others may know a name: it can complete a player's sign-in but never a step-up.
  const mayName = purpose === 'prove' && type === 0
  if (mayName && payeeName !== null) ways.push({ way: 'bankName', to: null })
  return ways
}

/** Which ways of proof an account has, and where its codes go. */
export function createWays(store: ProofStore, member: MfaAccounts, { codes }: CodeSender) {
  const isEnrolled = async (memberId: string) => (await store.totpOf(memberId)) !== undefined

  async function appWays(memberId: string): Promise<OpenWay[]> {
    const hasCodes = (await store.recoveryCodesLeft(memberId)) > 0
    const app: OpenWay = { way: 'totp', to: null }
    return hasCodes ? [app, { way: 'recovery', to: null }] : [app]
  }

  async function waysOf(memberId: string, purpose: ProofPurpose = 'prove'): Promise<OpenWay[]> {
    if (await isEnrolled(memberId)) return appWays(memberId)
    const contacts = await member.contactsOf(memberId)
    return waysWithoutApp((await member.find(memberId))?.type, contacts, purpose)
  }

  const isOpen = async (memberId: string, way: OpenWay['way'], purpose: ProofPurpose) =>
    (await waysOf(memberId, purpose)).some((open) => open.way === way)

  async function targetOf(memberId: string, channel: 'sms' | 'email', purpose: ProofPurpose) {
    const account = await member.find(memberId)
    const { mobile, email } = await member.contactsOf(memberId)
    const to = channel === 'sms' ? mobile : email
    if (!account || to === null) throw new Error(`no ${channel} of member ${memberId}`)
    return { brandId: account.brandId, purpose, channel, to }
  }

  async function sendCode(request: CodeRequest): Promise<SentCode> {
    const { memberId, way, purpose, language, asker } = request
    if (!(await isOpen(memberId, way, purpose))) throw new Refusal('not_found')
    const target = await targetOf(memberId, way, purpose)
    return codes.send({ ...target, language, asker, really: true })
  }

  return { isEnrolled, waysOf, isOpen, targetOf, sendCode }
}
