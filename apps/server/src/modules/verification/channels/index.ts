import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Channel } from '../rules.ts'
import type { outboxStore } from '../store/outbox.ts'
import type { Carrier, Carriers } from './channel.ts'
import { emailCarrier } from './email.ts'
import { outboxCarrier } from './outbox.ts'
import { smsCarrier } from './sms.ts'

export type { Carriers, Letter } from './channel.ts'

/** LIST of the channels with what carries each, as configured; undefined where nothing is. */
const configured: Record<Channel, (config: Config) => Carrier | undefined> = {
  sms: ({ sms }) => sms && smsCarrier(sms),
  email: ({ email }) => email && emailCarrier(email),
}

/** The demonstration has its outbox for whatever is not configured. */
export function carriersOf(
  config: Config,
  store: ReturnType<typeof outboxStore>,
  clock: Clock,
): Carriers {
  const carrierOf = (channel: Channel) =>
    configured[channel](config) ?? (config.demo ? outboxCarrier(channel, store, clock) : undefined)
  const [sms, email] = [carrierOf('sms'), carrierOf('email')]
  return { ...(sms && { sms }), ...(email && { email }) }
}
