import type { BrandModule } from '#modules/brand'
import type { VerificationModule } from '#modules/verification'
import type { MfaAccounts } from './rules.ts'

/** LIST of the notices about MFA. */
type NoticeWord = 'totp_on' | 'totp_off' | 'recovery_used'

export type NotifyMember = (
  memberId: string,
  word: NoticeWord,
  language: string | undefined,
) => Promise<void>

/** Notifies by every channel: an attacker may hold one of them. */
export function createNotices(
  brands: BrandModule,
  member: MfaAccounts,
  { notify }: Pick<VerificationModule, 'notify'>,
): NotifyMember {
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
