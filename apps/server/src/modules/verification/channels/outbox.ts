import type { Clock } from '#platform/clock'
import type { Channel } from '../rules.ts'
import type { outboxStore } from '../store/outbox.ts'
import type { Carrier } from './channel.ts'

/** For the demonstration: what would have been sent is kept, to be read at /dev/outbox. */
export function outboxCarrier(
  channel: Channel,
  store: ReturnType<typeof outboxStore>,
  clock: Clock,
): Carrier {
  return {
    isAtOnce: true,
    deliver: ({ to, text, code }) => store.add({ channel, to, text, code, at: clock.now() }),
    answers: async () => true,
  }
}
