/** What rounds came to; credits are whole numbers. */
export interface Tally {
  readonly rounds: number
  readonly credits: number
  readonly squares: number
  readonly hits: number
  readonly largest: number
  /** Of one core. */
  readonly cpuSeconds: number
}

export const nothing: Tally = {
  rounds: 0,
  credits: 0,
  squares: 0,
  hits: 0,
  largest: 0,
  cpuSeconds: 0,
}

export const together = (a: Tally, b: Tally): Tally => ({
  rounds: a.rounds + b.rounds,
  credits: a.credits + b.credits,
  squares: a.squares + b.squares,
  hits: a.hits + b.hits,
  largest: Math.max(a.largest, b.largest),
  cpuSeconds: a.cpuSeconds + b.cpuSeconds,
})
