import { memberAccount } from '#modules/wallet'
import type { Leaver } from '#modules/withdrawal'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import type { Parts } from './parts.ts'

/** Closing for good: what can be paid is paid out, and then nothing tells whose account it was. */
export function closingOf(parts: Parts) {
  const { kit, brands, member, session, vendor, verification, wallet, withdrawal } = parts

  async function leaverOf(memberId: string): Promise<Leaver> {
    const account = await member.find(memberId)
    if (!account) throw new Error(`no member ${memberId}`)
    return { memberId, brandId: account.brandId }
  }

  /** Whether money is on its way out. */
  async function isPaying({ memberId, brandId }: Leaver): Promise<boolean> {
    const { currency } = brands.byId(brandId)
    return (await wallet.balanceOf([memberAccount(memberId, 'hold', currency)])) > 0n
  }

  async function write({ memberId, brandId }: Leaver, word: 'account_closed' | 'account_reopened') {
    const { mobile, email } = await member.contactsOf(memberId)
    const language = (await member.language(memberId)) ?? brands.byId(brandId).language
    const letter = { brandId, language, word }
    if (mobile !== null) await verification.notify({ ...letter, channel: 'sms', to: mobile })
    if (email !== null) await verification.notify({ ...letter, channel: 'email', to: email })
  }

  async function move(memberId: string, to: 'closing' | 'open', reason?: string): Promise<boolean> {
    const from = to === 'open' ? 'closing' : 'open'
    return kit.database.db.transaction().execute(async (transaction) => {
      if (!(await member.setState(transaction, memberId, from, to))) return false
      if (reason) await member.noteLeaving(transaction, memberId, reason)
      await wallet.renewTerms(transaction, memberId)
      return true
    })
  }

  async function conclude(leaver: Leaver): Promise<void> {
    if ((await isPaying(leaver)) || (await vendor.hasOpenRounds(leaver.memberId))) return
    if (await shut(parts, leaver)) return erase(parts, leaver)
    // What was on its way came back, or more came in: the owner has to say where to.
    if (await move(leaver.memberId, 'open')) await write(leaver, 'account_reopened')
  }

  return {
    /** Money that may still become theirs is waited for: `balance_left`. */
    async leave(
      memberId: string,
      { reason, accountId }: { reason: string; accountId: string | undefined },
    ): Promise<'closed' | 'closing'> {
      if (await vendor.hasOpenRounds(memberId)) throw new Refusal('balance_left')
      const leaver = await leaverOf(memberId)
      if ((await withdrawal.payableOf(leaver)) > 0n) {
        if (accountId === undefined) throw new Refusal('balance_left')
        await withdrawal.payOutAll(leaver, accountId)
      }
      if (!(await isPaying(leaver))) {
        if (!(await shut(parts, leaver))) throw new Refusal('balance_left')
        await write(leaver, 'account_closed')
        await erase(parts, leaver, reason)
        return 'closed'
      }
      await write(leaver, 'account_closed')
      await move(memberId, 'closing', reason)
      await session.endAll(memberId)
      return 'closing'
    },
    closeFor: closingFor(parts, isPaying),
    async tend(): Promise<void> {
      for (const id of await member.leavers()) await conclude(await leaverOf(id))
    },
  }
}

/** By a colleague, for a member who asked for it or should be no longer. */
function closingFor(
  parts: Parts,
  isPaying: (leaver: Leaver) => Promise<boolean>,
): (memberId: string, reason: string, by: Clerk) => Promise<void> {
  const { audit, member, vendor } = parts
  return async (memberId, reason, by) => {
    const account = await member.find(memberId)
    if (!account) throw new Refusal('not_found')
    const { state, brandId } = account
    if (state === 'closed') throw new Refusal('account_closed')
    const leaver = { memberId, brandId }
    const isWaiting = (await isPaying(leaver)) || (await vendor.hasOpenRounds(memberId))
    if (isWaiting || !(await shut(parts, leaver))) throw new Refusal('balance_left')
    const entry = {
      actor: { kind: 'staff', id: by.staffId } as const,
      action: 'member.close' as const,
      subject: { kind: 'member' as const, id: memberId },
      brandId,
      address: by.address,
      before: { state },
      after: { state: 'closed' },
      reason,
    }
    await erase(parts, leaver, '', (transaction) => audit.record(entry, transaction))
  }
}

/**
 * Blocks the account and then looks once more: what was staked or put right until then is seen, and
 * after it neither is possible. One on which there is money is as it was.
 */
async function shut({ vendor, wallet, withdrawal }: Parts, leaver: Leaver): Promise<boolean> {
  if ((await withdrawal.payableOf(leaver)) > 0n) return false
  await wallet.blockStakes(leaver.memberId)
  const isWaiting = await vendor.hasOpenRounds(leaver.memberId)
  if (!isWaiting && (await withdrawal.payableOf(leaver)) === 0n) return true
  await wallet.allowStakes(leaver.memberId)
  return false
}

/** Each step may be done again: one that fails is repeated by asking again. */
async function erase(
  parts: Parts,
  { memberId: id, brandId }: Leaver,
  why?: string,
  inSameCommit?: (transaction: Executor) => Promise<void>,
): Promise<void> {
  await parts.promotion.forfeit(brandId, id)
  await parts.agent.forget(id)
  await parts.factor.forget(id)
  await parts.lobby.forget([id])
  await parts.withdrawal.forget(id)
  await parts.message.forget(id)
  await parts.upload.forget(id)
  await parts.safety.forget(id)
  await parts.dossier.forget(id)
  await parts.member.close(id, why, inSameCommit)
  await parts.session.forgetMember(id)
}
