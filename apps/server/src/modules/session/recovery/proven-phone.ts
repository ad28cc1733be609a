import type { Account, MemberModule } from '#modules/member'
import { guessingBrowser, type VerificationModule } from '#modules/verification'
import { Refusal, type Caller } from '#platform/http'

/** A phone number with a proof that it is the caller's. */
export interface PhoneProof {
  mobileNum?: string | undefined
  countryDialingCode?: string | undefined
  verificationCode?: string | undefined
  firebaseIdToken?: string | undefined
}

export type ProvenPhones = ReturnType<typeof createProvenPhones>

interface Deps {
  verification: Pick<VerificationModule, 'codes' | 'phoneTokens' | 'readPhone'>
  member: Pick<MemberModule, 'byPhone' | 'contactsOf' | 'setContact'>
  endAll(memberId: string): Promise<number>
}

export function createProvenPhones({ verification, member, endAll }: Deps) {
  /** Returns E.164; refuses an invalid number. */
  function read(countryDialingCode: string | undefined, mobileNum: string | undefined): string {
    const dialling = (countryDialingCode ?? '').replace('+', '')
    const number = verification.readPhone(dialling, (mobileNum ?? '').trim())
    if (number !== undefined) return number
    throw new Refusal('invalid_fields', { mobileNum: { key: 'wrong_phone' } })
  }

  /** The number, if the code sent to it or the phone provider's token proves it. */
  async function provenNumber(
    caller: Caller,
    purpose: 'login' | 'reset',
    proof: PhoneProof,
  ): Promise<string | undefined> {
    const { mobileNum, countryDialingCode, verificationCode, firebaseIdToken } = proof
    if (firebaseIdToken !== undefined) {
      const number = await verification.phoneTokens.takeNumber(firebaseIdToken)
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

  /** This code confirms a number typed at registration, and ends all other sessions. */
  async function confirmNumber(account: Account, number: string): Promise<Account | undefined> {
    const { mobile } = await member.contactsOf(account.id)
    if (mobile !== null) return account
    try {
      await member.setContact(account.id, { mobile: number })
    } catch (error) {
      // Another account has confirmed the number meanwhile.
      if (error instanceof Refusal) return undefined
      throw error
    }
    await endAll(account.id)
    return account
  }

  return {
    read,
    /** The account of the proven number. */
    async ownerOf(
      caller: Caller,
      purpose: 'login' | 'reset',
      proof: PhoneProof,
    ): Promise<Account | undefined> {
      const number = await provenNumber(caller, purpose, proof)
      const account =
        number === undefined ? undefined : await member.byPhone(caller.brand.id, number)
      return account && number !== undefined ? confirmNumber(account, number) : undefined
    },
  }
}
