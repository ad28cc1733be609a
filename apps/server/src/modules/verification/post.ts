import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Carriers, Letter } from './channels/index.ts'
import { unavailable, type Channel } from './rules.ts'

/** Hands letters to the channels, and knows which of them answer. */
export interface Post {
  /** Refuses by name where the channel does not answer or is not there. */
  requireChannel(channel: Channel): Promise<void>
  /** Whether it was taken over; why not is logged without saying to whom or what. */
  deliver(channel: Channel, letter: Letter): Promise<boolean>
  /** The same where nobody waits for it. */
  hand(channel: Channel, letter: Letter): Promise<void>
  /** Waits for what is still on its way. */
  close(): Promise<void>
}

const soonMs = 100

/** So long an answer is believed. */
const believedMs = { up: 20_000, down: 5000 }

interface Look {
  answers: Promise<boolean>
  untilMs: number
}

export function createPost({ clock, log }: Kit, carriers: Carriers): Post {
  const looks = new Map<Channel, Look>()
  const onTheirWay = new Set<Promise<boolean>>()
  const nowMs = () => clock.now().getTime()

  function note(channel: Channel, isUp: boolean) {
    const untilMs = nowMs() + (isUp ? believedMs.up : believedMs.down)
    looks.set(channel, { answers: Promise.resolve(isUp), untilMs })
  }

  async function look(channel: Channel): Promise<boolean> {
    const known = looks.get(channel)
    if (known && known.untilMs > nowMs()) return known.answers
    const answers = carriers[channel]?.answers() ?? Promise.resolve(false)
    looks.set(channel, { answers, untilMs: nowMs() + believedMs.up })
    const isUp = await answers
    note(channel, isUp)
    return isUp
  }

  async function deliver(channel: Channel, letter: Letter): Promise<boolean> {
    try {
      const carrier = carriers[channel]
      if (!carrier) throw new Error('nothing carries it')
      await carrier.deliver(letter)
      return true
    } catch (error) {
      log.warn({ channel, reason: nameOf(error) }, 'a channel did not deliver')
      return false
    }
  }

  /** Not before who asked has the answer, which would take longer for the work of sending. */
  async function deliverSoon(channel: Channel, letter: Letter): Promise<boolean> {
    await pause(soonMs)
    return deliver(channel, letter)
  }

  return {
    async requireChannel(channel) {
      if (!(await look(channel))) throw new Refusal(unavailable[channel])
    },
    deliver,
    async hand(channel, letter) {
      const isAtOnce = carriers[channel]?.isAtOnce ?? false
      const sending = isAtOnce ? deliver(channel, letter) : deliverSoon(channel, letter)
      const delivering = sending.finally(() => onTheirWay.delete(delivering))
      onTheirWay.add(delivering)
      // The outbox of the demonstration has it before anybody can look.
      if (isAtOnce) await delivering
    },
    close: async () => void (await Promise.all(onTheirWay)),
  }
}

/** Messages of mail servers repeat the address: only what kind of trouble it was is kept. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
