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

export function createPhones(
  verification: Pick<VerificationModule, 'codes' | 'phoneTokens' | 'readPhone'>,
) {
  /** E.164; refuses what is no number. */
  function read(countryDialingCode: string | undefined, mobileNum: string | undefined): string {
    const dialling = (countryDialingCode ?? '').replace('+', '')
    const number = verification.readPhone(dialling, (mobileNum ?? '').trim())
    if (number !== undefined) return number
    throw new Refusal('invalid_fields', { mobileNum: { key: 'wrong_phone' } })
  }

  return {
    read,
    /** The number, if the code that was sent there or the provider's token proves it. */
    async proved(
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
    },
  }
}
