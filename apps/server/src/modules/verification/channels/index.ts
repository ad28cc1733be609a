import type { Config } from '#platform/config'
import type { Kit } from '#platform/kit'
import type { Channel } from '../rules.ts'
import type { outboxStore } from '../store/outbox.ts'
import type { Carrier, Carriers } from './channel.ts'
import { emailCarrier } from './email.ts'
import { outboxCarrier } from './outbox.ts'
import { smsCarrier } from './sms.ts'

export type { Carriers, OutgoingMessage } from './channel.ts'

/** LIST of the channels and their configured carriers; undefined if not configured. */
type CreateCarrier = (config: Config, outgoing: Kit['outgoing']) => Carrier | undefined

const configured: Record<Channel, CreateCarrier> = {
  sms: ({ sms }, outgoing) => sms && smsCarrier(sms, outgoing),
  email: ({ email }, outgoing) => email && emailCarrier(email, outgoing),
}

/** In demo mode unconfigured channels use the outbox. */
export function createCarriers(
  { config, clock, outgoing }: Kit,
  store: ReturnType<typeof outboxStore>,
): Carriers {
  const carrierOf = (channel: Channel) =>
    configured[channel](config, outgoing) ??
    (config.demo ? outboxCarrier(channel, store, clock) : undefined)
  const [sms, email] = [carrierOf('sms'), carrierOf('email')]
  return { ...(sms && { sms }), ...(email && { email }) }
}
