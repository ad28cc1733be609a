import type { MemberModule } from '#modules/member'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { createConcurrencyLimit } from '#platform/concurrency'
import { passwordAttempts } from '../store/password-attempts.ts'

interface Queue {
  inTurn: ReturnType<typeof createConcurrencyLimit>
  /** Running checks by typed password. */
  running: Map<string, Promise<void>>
}

/**
 * Checks payment passwords. An attempt is counted before the check and given back if it was right,
 * so that parallel guessing does not help. Attempts of a member run one after another, and equal
 * passwords share one check: right ones never use up the count.
 */
export function createPaymentPasswordCheck({ clock, database }: Kit, member: MemberModule) {
  const tries = passwordAttempts(database.db)
  const queues = new Map<string, Queue>()

  async function check(memberId: string, typed: string): Promise<void> {
    if (!(await tries.take(memberId, clock.now()))) throw new Refusal('too_many_requests')
    if (!(await member.isPaymentPassword(memberId, typed))) throw new Refusal('wrong_password')
    await tries.giveBack(memberId)
  }

  function start(memberId: string, { inTurn, running }: Queue, typed: string): Promise<void> {
    const checking = inTurn(() => check(memberId, typed)).finally(() => {
      running.delete(typed)
      if (running.size === 0) queues.delete(memberId)
    })
    running.set(typed, checking)
    return checking
  }

  /** Refuses a wrong password, and any password after too many wrong ones. */
  return (memberId: string, typed: string): Promise<void> => {
    const queue: Queue = queues.get(memberId) ?? {
      inTurn: createConcurrencyLimit(1),
      running: new Map(),
    }
    queues.set(memberId, queue)
    return queue.running.get(typed) ?? start(memberId, queue, typed)
  }
}
