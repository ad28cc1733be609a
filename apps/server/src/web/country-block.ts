import type { AuditModule } from '#modules/audit'
import type { GateSession, Visitor } from '#platform/http'
import type { Kit } from '#platform/kit'

interface Deps {
  kit: Kit
  audit: AuditModule
  lookUp(token: string, cookie: string): Promise<GateSession | undefined>
  endGames(memberId: string): Promise<void>
}

/** Pages ask often, so each account is recorded once per interval. */
const repeatAfterMs = 30 * 60_000
const maxRemembered = 10_000

/** Ends the games of an account seen in a blocked region and writes the audit log. */
export function createRestrictedVisitLog({ kit, audit, lookUp, endGames }: Deps) {
  const seen = new Map<string, number>()

  async function note(token: string, cookie: string, visitor: Visitor): Promise<void> {
    const session = await lookUp(token, cookie)
    if (!session || session.kind === 'staff') return
    const { subjectId: id, brandId } = session
    await endGames(id)
    const nowMs = kit.clock.now().getTime()
    if ((seen.get(id) ?? -repeatAfterMs) > nowMs - repeatAfterMs) return
    const { address, country = null } = visitor
    const facts = {
      actor: { kind: 'member', id } as const,
      subject: { kind: 'member' as const, id },
    }
    const entry = { ...facts, action: 'member.outside' as const, brandId, address }
    await audit.recordOnce({ ...entry, after: { country } }, repeatAfterMs)
    if (seen.size >= maxRemembered) seen.clear()
    seen.set(id, nowMs)
  }

  return (token: string, cookie: string, visitor: Visitor): void => {
    note(token, cookie, visitor).catch((error: unknown) =>
      kit.log.error({ err: error }, 'could not record a visit from a blocked region'),
    )
  }
}
