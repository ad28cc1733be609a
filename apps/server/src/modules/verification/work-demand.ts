/** Requests of the last hour by unknown visitors. */
export interface Load {
  /** From the same address. */
  address: number
  /** From the same network. */
  network: number
  /** For the same phone or mailbox. */
  recipient: number
  /** Used share of the brand's or country's cap for this hour, from 0 to 1. */
  share: number
}

/** Proof required of a visitor before a code is sent. */
export interface Demand {
  /** Leading zero bits of the proof of work. */
  bits: number
  /** Whether a picture captcha is accepted instead. */
  takesPicture: boolean
}

/** Leading zero bits a phone finds in well under a second. */
export const minBits = 16
/** Sixteen times as long: several seconds on a phone. */
export const maxBits = 20

/** LIST of load thresholds and the bits they demand. */
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

/** Undefined under normal load. */
export function workDemand(load: Load): Demand | undefined {
  const names = ['address', 'network', 'recipient', 'share'] as const
  const reached = names.flatMap((name) => steps[name].filter(([from]) => load[name] >= from))
  const bits = Math.min(maxBits, Math.max(0, ...reached.map(([, wanted]) => wanted)))
  return bits === 0 ? undefined : { bits, takesPicture: bits === minBits }
}

/** Allows for load that grew while the browser was working. */
const slackBits = 1

export const isEnough = (done: number, { bits }: Demand): boolean => done >= bits - slackBits
