import { amountOf, formatMoney, toWire } from '@fairhouse/money'
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

const isPaidOut = (state: Withdrawal['state']) => state !== 'rejected' && state !== 'failed'

export type Notifier = ReturnType<typeof createNotifier>

/** Tells members about their withdrawals, by message and over the event bus. */
export function createNotifier({ bus, log }: Kit, message: MessageModule) {
  const announce = (memberId: string) => bus.publish('withdrawal.changed', { memberId })

  return {
    announce,
    /** Sends one message per `about`; a failed message stops no payment. */
    async notifyMoved(withdrawal: Withdrawal, about: string): Promise<void> {
      const { id, memberId, state, currency, amount, fee, paid, reason } = withdrawal
      const kind = kinds[state]
      const values = {
        amount: toWire(amount),
        paid: toWire(paid),
        currency,
        reason: reason ?? '',
        ...(isPaidOut(state) && fee > 0n
          ? { fee: toWire(fee), net: toWire(amountOf(amount - fee)) }
          : {}),
      }
      try {
        if (kind) await message.notify(memberId, { key: `withdrawal ${id} ${about}`, kind, values })
        await announce(memberId)
      } catch (error) {
        log.error(
          { err: error, withdrawal: id, of: formatMoney(amount, currency) },
          'could not notify a member',
        )
      }
    },
  }
}
