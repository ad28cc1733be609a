/** Sums over rounds; credits are whole numbers. */
export interface Tally {
  readonly rounds: number
  readonly credits: number
  readonly squares: number
  readonly hits: number
  readonly largest: number
  /** CPU time of one core. */
  readonly cpuSeconds: number
}

export const emptyTally: Tally = {
  rounds: 0,
  credits: 0,
  squares: 0,
  hits: 0,
  largest: 0,
  cpuSeconds: 0,
}

export const addTallies = (a: Tally, b: Tally): Tally => ({
  rounds: a.rounds + b.rounds,
  credits: a.credits + b.credits,
  squares: a.squares + b.squares,
  hits: a.hits + b.hits,
  largest: Math.max(a.largest, b.largest),
  cpuSeconds: a.cpuSeconds + b.cpuSeconds,
})
