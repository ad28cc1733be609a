import type { MemberReset } from '@fairhouse/protocol'
import { maskedEmail, maskedPhone } from '@fairhouse/rules'
import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

interface Request {
  memberId: string
  what: MemberReset
  reason: string
}

/**
 * Payouts are held this long after an authenticator is removed, so that its owner can read of it
 * and react.
 */
const holdMs = 24 * 3600 * 1000

/** Staff actions for members who are locked out or fear that somebody else has access. */
export function createAccessReset(deps: Deps) {
  const { kit, audit, brands, mfa, member, session } = deps
  const { clock, database } = kit

  const languageOf = async (memberId: string, brandId: string) =>
    (await member.language(memberId)) ?? brands.byId(brandId).language

  async function signOut({ memberId, reason }: Request, brandId: string, by: StaffActor) {
    const ended = await database.db.transaction().execute(async (transaction) => {
      const ids = await session.endAllWithin(transaction, memberId)
      const change = { before: { sessions: ids.length }, after: { sessions: 0 } }
      const entry = { ...auditEntry(by, 'member.sign_out', memberId), brandId, reason }
      await audit.record({ ...entry, ...change }, transaction)
      return ids
    })
    for (const id of ended) session.forget(id)
  }

  async function removeAuthenticator(
    { memberId, reason }: Request,
    brandId: string,
    by: StaffActor,
  ) {
    if (!(await mfa.isEnrolled(memberId))) throw new Refusal('not_found')
    await member.holdPayoutsUntil(memberId, new Date(clock.now().getTime() + holdMs))
    const ended = await database.db.transaction().execute(async (transaction) => {
      if (!(await mfa.removeWithin(transaction, memberId))) throw new Refusal('not_found')
      const change = { before: { authenticator: true }, after: { authenticator: false } }
      const entry = { ...auditEntry(by, 'member.reset_factor', memberId), brandId, reason }
      const ids = await session.endAllWithin(transaction, memberId)
      await audit.record({ ...entry, ...change }, transaction)
      return ids
    })
    for (const id of ended) session.forget(id)
    await mfa.notifyRemoved(memberId, await languageOf(memberId, brandId))
  }

  async function sendCode({ memberId, reason }: Request, brandId: string, by: StaffActor) {
    const language = await languageOf(memberId, brandId)
    const entry = { ...auditEntry(by, 'member.reset_password', memberId), brandId, reason }
    const { channel, to } = await session.sendReset(
      { memberId, language, address: by.address },
      (transaction, way) => audit.record({ ...entry, after: { channel: way } }, transaction),
    )
    return channel === 'email' ? maskedEmail(to) : maskedPhone(to)
  }

  return async function reset(request: Request, by: StaffActor): Promise<string | null> {
    const [account] = await member.accountsOf([request.memberId])
    if (!account) throw new Refusal('not_found')
    const { state, brandId } = account
    if (state === 'closed') throw new Refusal('account_closed')
    if (request.what === 'password') return sendCode(request, brandId, by)
    await (request.what === 'factor' ? removeAuthenticator : signOut)(request, brandId, by)
    return null
  }
}
