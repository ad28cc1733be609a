import type { Channel } from '../rules.ts'

export interface Letter {
  to: string
  /** Of an email. */
  subject: string
  text: string
  code: string | null
}

/** A way to reach people. What goes wrong is thrown as it comes; nobody is told it. */
export interface Carrier {
  isAtOnce: boolean
  deliver(letter: Letter): Promise<void>
  /** Whether somebody answers at the other end; asked for before anybody is told to wait. */
  answers(): Promise<boolean>
}

/** Those that are there; the others cannot be used. */
export type Carriers = Partial<Record<Channel, Carrier>>
