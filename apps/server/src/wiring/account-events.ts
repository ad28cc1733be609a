import * as z from 'zod/mini'
import { coalesce, type Hub } from '#platform/socket'
import type { Context } from './context.ts'

const boxChanged = z.object({
  memberId: z.string(),
  seq: z.number(),
  unread: z.number(),
  last: z.nullable(z.string()),
})
const letterWritten = z.object({ brandId: z.string() })
const withdrawalChanged = z.object({ memberId: z.string() })
const balanceChanged = z.object({ memberIds: z.array(z.string()) })
const depositChanged = z.object({ memberId: z.string() })

/** LIST of bus events about one account, which are pushed to its open pages. */
export function showAccounts({ kit, payment, balance, withdrawal }: Context, hub: Hub) {
  const failed = (error: unknown) => kit.log.error({ err: error }, 'could not show an account')

  kit.bus.on('message.box', (data) => {
    const { memberId, seq, ...box } = boxChanged.parse(data)
    hub.deliver('message', memberId, { seq, data: box })
  })
  kit.bus.on('message.letter', (data) => {
    const { brandId } = letterWritten.parse(data)
    void hub.resendToBrand('message', brandId).catch(failed)
  })
  kit.bus.on('withdrawal.changed', (data) => {
    const { memberId } = withdrawalChanged.parse(data)
    if (!hub.hasSubscribers('withdrawal', memberId)) return
    const present = withdrawal.presentOf(memberId)
    present.then((shown) => hub.deliver('withdrawal', memberId, shown)).catch(failed)
  })
  const showBalances = coalesce(async (memberIds) => {
    for (const [memberId, stamped] of await balance.currentBalances(memberIds)) {
      hub.deliver('balance', memberId, stamped)
    }
  })
  kit.bus.on('balance.changed', (data) => {
    const { memberIds } = balanceChanged.parse(data)
    const heard = memberIds.filter((memberId) => hub.hasSubscribers('balance', memberId))
    showBalances(heard).catch(failed)
  })
  const showTrials = coalesce(async (memberIds) => {
    for (const memberId of memberIds) await hub.resend('balance', memberId)
  })
  kit.bus.on('balance.trial', (data) => {
    showTrials(balanceChanged.parse(data).memberIds).catch(failed)
  })
  kit.bus.on('deposit.changed', (data) => {
    const { memberId } = depositChanged.parse(data)
    if (!hub.hasSubscribers('deposit', memberId)) return
    const present = payment.presentOf(memberId)
    present.then((shown) => hub.deliver('deposit', memberId, shown)).catch(failed)
  })
}
