import type { Channel } from '../rules.ts'

export interface OutgoingMessage {
  to: string
  /** Email only. */
  subject: string
  text: string
  code: string | null
}

/** Delivers messages on one channel. Errors are thrown as they come and never shown to users. */
export interface Carrier {
  isInstant: boolean
  deliver(letter: OutgoingMessage): Promise<void>
  /** Health check of the provider, made before a user is told to wait for a code. */
  isUp(): Promise<boolean>
}

/** The configured carriers. */
export type Carriers = Partial<Record<Channel, Carrier>>
