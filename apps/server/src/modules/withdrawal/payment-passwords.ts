import type { MemberModule } from '#modules/member'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { createLimit } from '#platform/limit'
import { tryStore } from './store/tries.ts'

interface Line {
  inTurn: ReturnType<typeof createLimit>
  /** By what was typed, until it has been looked at. */
  looks: Map<string, Promise<void>>
}

/**
 * Payment passwords as they are typed. A try is counted before it is looked at and given back when
 * it was right, so that guessing at the same moment helps nobody. A member's tries take turns, and
 * the same word is looked at once for all who typed it: right ones never use up the count.
 */
export function paymentPasswords({ clock, database }: Kit, member: MemberModule) {
  const tries = tryStore(database.db)
  const lines = new Map<string, Line>()

  async function look(memberId: string, typed: string): Promise<void> {
    if (!(await tries.take(memberId, clock.now()))) throw new Refusal('too_many_requests')
    if (!(await member.isPaymentPassword(memberId, typed))) throw new Refusal('wrong_password')
    await tries.giveBack(memberId)
  }

  function begin(memberId: string, { inTurn, looks }: Line, typed: string): Promise<void> {
    const looking = inTurn(() => look(memberId, typed)).finally(() => {
      looks.delete(typed)
      if (looks.size === 0) lines.delete(memberId)
    })
    looks.set(typed, looking)
    return looking
  }

  /** Refuses what is wrong, and everything once too much was. */
  return (memberId: string, typed: string): Promise<void> => {
    const line: Line = lines.get(memberId) ?? { inTurn: createLimit(1), looks: new Map() }
    lines.set(memberId, line)
    return line.looks.get(typed) ?? begin(memberId, line, typed)
  }
}
