/** What was asked for within the last hour, by visitors that no account knows. */
export interface Load {
  /** From the same address, by everybody. */
  address: number
  /** From the same network. */
  network: number
  /** For the same phone or mailbox. */
  recipient: number
  /** How much of the brand's or the country's cap for this hour is used up, from 0 to 1. */
  share: number
}

/** What a visitor must do before a code is sent. */
export interface Demand {
  /** Leading zero bits of the proof of work. */
  bits: number
  /** Whether the letters of a picture are as good. */
  takesPicture: boolean
}

/** Leading zero bits that a phone finds in well under a second. */
export const leastBits = 16
/** Sixteen times as long: several seconds on a phone. */
export const mostBits = 20

/** LIST of loads from which on so many bits are asked for. */
const steps: Record<keyof Load, readonly (readonly [from: number, bits: number])[]> = {
  address: [
    [2, 16],
    [8, 17],
    [14, 18],
  ],
  network: [
    [20, 17],
    [40, 18],
    [80, 19],
    [160, 20],
  ],
  recipient: [
    [3, 17],
    [6, 18],
    [12, 19],
    [20, 20],
  ],
  share: [
    [0.25, 17],
    [0.5, 18],
    [0.75, 19],
    [0.9, 20],
  ],
}

/** Nothing is asked for while it is calm. */
export function workDemand(load: Load): Demand | undefined {
  const names = ['address', 'network', 'recipient', 'share'] as const
  const reached = names.flatMap((name) => steps[name].filter(([from]) => load[name] >= from))
  const bits = Math.min(mostBits, Math.max(0, ...reached.map(([, wanted]) => wanted)))
  return bits === 0 ? undefined : { bits, takesPicture: bits === leastBits }
}

/** The load may have grown while the browser was at work. */
const slackBits = 1

export const isEnough = (done: number, { bits }: Demand): boolean => done >= bits - slackBits
