import type { AuditModule } from '#modules/audit'
import type { GateSession, Visitor } from '#platform/http'
import type { Kit } from '#platform/kit'

interface Parts {
  kit: Kit
  audit: AuditModule
  lookUp(token: string, cookie: string): Promise<GateSession | undefined>
  endGames(memberId: string): Promise<void>
}

/** Pages ask often: of one account this is written down once in that time. */
const againMs = 30 * 60_000
const mostKept = 10_000

/** Who is seen where their brand lets nobody in plays no further, and the audit log has it. */
export function outsideNotes({ kit, audit, lookUp, endGames }: Parts) {
  const seen = new Map<string, number>()

  async function note(token: string, cookie: string, visitor: Visitor): Promise<void> {
    const session = await lookUp(token, cookie)
    if (!session || session.kind === 'staff') return
    const { subjectId: id, brandId } = session
    await endGames(id)
    const nowMs = kit.clock.now().getTime()
    if ((seen.get(id) ?? -againMs) > nowMs - againMs) return
    const { address, country = null } = visitor
    const facts = {
      actor: { kind: 'member', id } as const,
      subject: { kind: 'member' as const, id },
    }
    const entry = { ...facts, action: 'member.outside' as const, brandId, address }
    await audit.recordOnce({ ...entry, after: { country } }, againMs)
    if (seen.size >= mostKept) seen.clear()
    seen.set(id, nowMs)
  }

  return (token: string, cookie: string, visitor: Visitor): void => {
    note(token, cookie, visitor).catch((error: unknown) =>
      kit.log.error({ err: error }, 'a visit from outside could not be noted'),
    )
  }
}
