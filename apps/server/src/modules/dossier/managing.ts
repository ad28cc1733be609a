import type { MemberReset } from '@fairhouse/protocol'
import { maskedEmail, maskedPhone } from '@fairhouse/rules'
import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './clerk.ts'
import type { Parts } from './parts.ts'

interface Asked {
  memberId: string
  what: MemberReset
  reason: string
}

/** So long after a second factor is taken away nothing is paid out: its owner reads of it. */
const holdMs = 24 * 3600 * 1000

/** What colleagues do for a member who cannot get in, or fears that somebody else can. */
export function managingOf(parts: Parts) {
  const { kit, audit, brands, factor, member, session } = parts
  const { clock, database } = kit

  const languageOf = async (memberId: string, brandId: string) =>
    (await member.language(memberId)) ?? brands.byId(brandId).language

  async function signOut({ memberId, reason }: Asked, brandId: string, by: Clerk) {
    const ended = await database.db.transaction().execute(async (transaction) => {
      const ids = await session.endAllWithin(transaction, memberId)
      const change = { before: { sessions: ids.length }, after: { sessions: 0 } }
      const entry = { ...entryOf(by, 'member.sign_out', memberId), brandId, reason }
      await audit.record({ ...entry, ...change }, transaction)
      return ids
    })
    for (const id of ended) session.forget(id)
  }

  async function takeFactor({ memberId, reason }: Asked, brandId: string, by: Clerk) {
    if (!(await factor.isEnrolled(memberId))) throw new Refusal('not_found')
    await member.holdPayoutsUntil(memberId, new Date(clock.now().getTime() + holdMs))
    const ended = await database.db.transaction().execute(async (transaction) => {
      if (!(await factor.takeAway(transaction, memberId))) throw new Refusal('not_found')
      const change = { before: { authenticator: true }, after: { authenticator: false } }
      const entry = { ...entryOf(by, 'member.reset_factor', memberId), brandId, reason }
      const ids = await session.endAllWithin(transaction, memberId)
      await audit.record({ ...entry, ...change }, transaction)
      return ids
    })
    for (const id of ended) session.forget(id)
    await factor.tellTakenAway(memberId, await languageOf(memberId, brandId))
  }

  async function sendCode({ memberId, reason }: Asked, brandId: string, by: Clerk) {
    const language = await languageOf(memberId, brandId)
    const entry = { ...entryOf(by, 'member.reset_password', memberId), brandId, reason }
    const { channel, to } = await session.sendReset(
      { memberId, language, address: by.address },
      (transaction, way) => audit.record({ ...entry, after: { channel: way } }, transaction),
    )
    return channel === 'email' ? maskedEmail(to) : maskedPhone(to)
  }

  return async function reset(asked: Asked, by: Clerk): Promise<string | null> {
    const [account] = await member.accountsOf([asked.memberId])
    if (!account) throw new Refusal('not_found')
    const { state, brandId } = account
    if (state === 'closed') throw new Refusal('account_closed')
    if (asked.what === 'password') return sendCode(asked, brandId, by)
    await (asked.what === 'factor' ? takeFactor : signOut)(asked, brandId, by)
    return null
  }
}
