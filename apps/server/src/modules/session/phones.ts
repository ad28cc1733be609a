import type { Account, MemberModule } from '#modules/member'
import { guessingBrowser, type VerificationModule } from '#modules/verification'
import { Refusal, type Caller } from '#platform/http'

/** A phone number with what proves that whoever asks has it. */
export interface PhoneProof {
  mobileNum?: string | undefined
  countryDialingCode?: string | undefined
  verificationCode?: string | undefined
  firebaseIdToken?: string | undefined
}

export type Phones = ReturnType<typeof createPhones>

interface Parts {
  verification: Pick<VerificationModule, 'codes' | 'phoneTokens' | 'readPhone'>
  member: Pick<MemberModule, 'byPhone' | 'contactsOf' | 'setContact'>
  endAll(memberId: string): Promise<number>
}

export function createPhones({ verification, member, endAll }: Parts) {
  /** E.164; refuses what is no number. */
  function read(countryDialingCode: string | undefined, mobileNum: string | undefined): string {
    const dialling = (countryDialingCode ?? '').replace('+', '')
    const number = verification.readPhone(dialling, (mobileNum ?? '').trim())
    if (number !== undefined) return number
    throw new Refusal('invalid_fields', { mobileNum: { key: 'wrong_phone' } })
  }

  /** The number, if the code that was sent there or the provider's token proves it. */
  async function proved(
    caller: Caller,
    purpose: 'login' | 'reset',
    proof: PhoneProof,
  ): Promise<string | undefined> {
    const { mobileNum, countryDialingCode, verificationCode, firebaseIdToken } = proof
    if (firebaseIdToken !== undefined) {
      const number = await verification.phoneTokens.numberOf(firebaseIdToken)
      if (mobileNum === undefined || number === undefined) return number
      return read(countryDialingCode, mobileNum) === number ? number : undefined
    }
    const to = read(countryDialingCode, mobileNum)
    const code = verificationCode?.trim() ?? ''
    const isRight = await verification.codes.take({
      brandId: caller.brand.id,
      purpose,
      channel: 'sms',
      to,
      code,
      by: guessingBrowser(caller),
    })
    return isRight ? to : undefined
  }

  /** A number typed at the registration is confirmed by this code: nobody else stays inside. */
  async function confirmed(account: Account, number: string): Promise<Account | undefined> {
    const { mobile } = await member.contactsOf(account.id)
    if (mobile !== null) return account
    try {
      await member.setContact(account.id, { mobile: number })
    } catch (error) {
      // Another account has confirmed the number in between.
      if (error instanceof Refusal) return undefined
      throw error
    }
    await endAll(account.id)
    return account
  }

  return {
    read,
    /** The account that the proved number opens. */
    async ownerOf(
      caller: Caller,
      purpose: 'login' | 'reset',
      proof: PhoneProof,
    ): Promise<Account | undefined> {
      const number = await proved(caller, purpose, proof)
      const account =
        number === undefined ? undefined : await member.byPhone(caller.brand.id, number)
      return account && number !== undefined ? confirmed(account, number) : undefined
    },
  }
}
