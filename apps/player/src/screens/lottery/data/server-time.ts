import { nowMs } from '#lib/clock'

let offsetMs = 0

/** Sets by how much the clock of this device is off, from an answer of the studio. */
export function setServerTime(serverTime: string, receivedAtMs: number): void {
  offsetMs = Date.parse(serverTime) - receivedAtMs
}

/** The time by the studio's clock, by which draws lock. */
export const studioNowMs = (): number => nowMs() + offsetMs
