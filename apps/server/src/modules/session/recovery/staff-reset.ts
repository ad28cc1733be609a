import { emailKey } from '@fairhouse/rules'
import type { Account, MemberModule } from '#modules/member'
import type { VerificationModule } from '#modules/verification'
import type { Executor } from '#platform/database'
import { Refusal } from '#platform/http'

interface Deps {
  member: MemberModule
  verification: Pick<VerificationModule, 'codes'>
}

export interface StaffResetRequest {
  memberId: string
  language: string
  address: string
}

type Channel = 'email' | 'sms'

/** Staff send the reset code to a member who reported a lost password. */
export function createStaffReset({ member, verification }: Deps) {
  /** Where a code can be sent: the confirmed mailbox, else the phone. */
  async function resetTargetOf({ id, brandId }: Account) {
    const { email, mobile } = await member.contactsOf(id)
    if (email !== null && (await member.byEmail(brandId, email))?.id === id) {
      return { channel: 'email', to: emailKey(email) } as const
    }
    const byPhone = mobile === null ? undefined : await member.byPhone(brandId, mobile)
    if (mobile === null || byPhone?.id !== id) return undefined
    return { channel: 'sms', to: mobile } as const
  }

  return async function send(
    { memberId, language, address }: StaffResetRequest,
    inSameCommit: (transaction: Executor, channel: Channel) => Promise<void>,
  ) {
    const account = await member.find(memberId)
    if (!account) throw new Refusal('not_found')
    if (account.state !== 'open') throw new Refusal('account_closed')
    const opening = await resetTargetOf(account)
    if (!opening) throw new Refusal('not_found')
    const { brandId } = account
    const asker = { kind: 'staff', address } as const
    const facts = { brandId, purpose: 'reset', language, asker, really: true } as const
    const note = (transaction: Executor) => inSameCommit(transaction, opening.channel)
    await verification.codes.send({ ...facts, ...opening }, note)
    return opening
  }
}
