import { formatMoney, toWire } from '@fairhouse/money'
import type { NoticeKind } from '@fairhouse/protocol'
import type { MessageModule } from '#modules/message'
import type { Kit } from '#platform/kit'
import type { Withdrawal } from './store/requests.ts'

const kinds: Partial<Record<Withdrawal['state'], NoticeKind>> = {
  approved: 'withdrawalApproved',
  rejected: 'withdrawalRejected',
  paid: 'withdrawalPaid',
  partlyPaid: 'withdrawalPartlyPaid',
  failed: 'withdrawalFailed',
}

export type Tell = ReturnType<typeof tellOf>

/** Says on the bus and in the member's messages what became of a withdrawal. */
export function tellOf({ bus, log }: Kit, message: MessageModule) {
  const announce = (memberId: string) => bus.publish('withdrawal.changed', { memberId })

  return {
    announce,
    /** Once for each `about`; a message that cannot be written stops no money. */
    async moved(withdrawal: Withdrawal, about: string): Promise<void> {
      const { id, memberId, state, currency, amount, paid, reason } = withdrawal
      const kind = kinds[state]
      const values = {
        amount: toWire(amount),
        paid: toWire(paid),
        currency,
        reason: reason ?? '',
      }
      try {
        if (kind) await message.tell(memberId, { key: `withdrawal ${id} ${about}`, kind, values })
        await announce(memberId)
      } catch (error) {
        log.error({ err: error, withdrawal: id, of: formatMoney(amount, currency) }, 'not told')
      }
    },
  }
}
