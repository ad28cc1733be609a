import {
  emailKey,
  forgotByEmailForm,
  forgotByPhoneForm,
  resetByEmailForm,
  type BrandRules,
  type Form,
} from '@fairhouse/rules'
import type { SignInAnswer } from '@fairhouse/protocol'
import type { Account, MemberModule } from '#modules/member'
import { guessingBrowser, type SentCode, type VerificationModule } from '#modules/verification'
import { Refusal, type Caller } from '#platform/http'
import type { Devices } from '../devices/devices.ts'
import type { Forms } from './forms.ts'
import type { Passwords } from './passwords.ts'
import type { PhoneProof, ProvenPhones } from './proven-phone.ts'

interface Deps {
  member: MemberModule
  verification: Pick<VerificationModule, 'askingBrowser' | 'codes' | 'requireHuman'>
  devices: Devices
  forms: Forms
  phones: ProvenPhones
  passwords: Passwords
}

interface Mailbox {
  username: string
  email: string
}

/** Password recovery. Responses never reveal whether an account exists. */
export function createRecovery(deps: Deps) {
  const { member, verification, devices, forms, phones, passwords } = deps

  async function ownerOf({ brand }: Caller, { username, email }: Mailbox) {
    const owner = await member.byEmail(brand.id, email)
    const named = await member.byName(brand.id, username)
    return owner && owner.id === named?.id ? owner : undefined
  }

  const mailOf = ({ brand }: Caller, email: string) =>
    ({ brandId: brand.id, purpose: 'reset', channel: 'email', to: emailKey(email) }) as const

  async function reset(
    caller: Caller,
    account: Account | undefined,
    newPassword: string,
    proved: 'sms' | 'email',
  ): Promise<SignInAnswer> {
    if (account?.state !== 'open') throw new Refusal('wrong_code')
    return passwords.reset(caller, account, newPassword, proved)
  }

  return {
    async sendMail(
      caller: Caller,
      { captcha, ...mailbox }: Mailbox & { captcha?: string | undefined },
    ): Promise<SentCode> {
      const { brand, language } = caller
      forms.check(brand.id, forgotByEmailForm, { ...mailbox })
      const owner = await ownerOf(caller, mailbox)
      const device = await devices.knownTo(owner?.id, caller)
      const asker = { ...verification.askingBrowser(caller), device }
      const target = mailOf(caller, mailbox.email)
      const demand = await verification.codes.demandOf({ ...target, asker })
      await verification.requireHuman(caller, captcha, demand)
      const really = owner?.state === 'open'
      return verification.codes.send({ ...target, language, asker, really })
    },
    async byMail(
      caller: Caller,
      input: Mailbox & { verificationCode: string; newPassword: string },
    ): Promise<SignInAnswer> {
      forms.check(caller.brand.id, resetByEmailForm, { ...input })
      const { verificationCode: code, newPassword } = input
      const by = guessingBrowser(caller)
      const isRight = await verification.codes.take({ ...mailOf(caller, input.email), code, by })
      const owner = isRight ? await ownerOf(caller, input) : undefined
      return reset(caller, owner, newPassword, 'email')
    },
    async byPhone(
      caller: Caller,
      { newPassword, ...proof }: PhoneProof & { newPassword: string },
    ): Promise<SignInAnswer> {
      const { brand } = caller
      const { mobileNum, verificationCode, firebaseIdToken, countryDialingCode } = proof
      const byToken = firebaseIdToken !== undefined
      const payload = { mobileNum, newPassword, ...(byToken ? {} : { verificationCode }) }
      const formOf = byToken ? byTokenForm : forgotByPhoneForm
      forms.check(brand.id, formOf, payload, countryDialingCode)
      const owner = await phones.ownerOf(caller, 'reset', proof)
      return reset(caller, owner, newPassword, 'sms')
    },
  }
}

/** The phone provider's token replaces the code. */
function byTokenForm(rules: BrandRules): Form {
  return new Map([...forgotByPhoneForm(rules)].filter(([name]) => name !== 'verificationCode'))
}
