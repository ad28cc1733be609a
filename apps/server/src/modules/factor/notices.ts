import type { BrandModule } from '#modules/brand'
import type { VerificationModule } from '#modules/verification'
import type { Holders } from './rules.ts'

/** LIST of what a member is told about the factors of the account. */
type NoticeWord = 'totp_on' | 'totp_off' | 'recovery_used'

export type Tell = (
  memberId: string,
  word: NoticeWord,
  language: string | undefined,
) => Promise<void>

/** Tells by every channel: who changed it may hold one of them. */
export function createNotices(
  brands: BrandModule,
  member: Holders,
  { notify }: Pick<VerificationModule, 'notify'>,
): Tell {
  return async (memberId, word, wanted) => {
    const account = await member.find(memberId)
    if (!account) return
    const { mobile, email } = await member.contactsOf(memberId)
    const { brandId } = account
    const language = wanted ?? brands.byId(brandId).language
    if (mobile !== null) await notify({ brandId, channel: 'sms', to: mobile, language, word })
    if (email !== null) await notify({ brandId, channel: 'email', to: email, language, word })
  }
}
