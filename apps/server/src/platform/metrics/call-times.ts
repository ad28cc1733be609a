/** Upper bounds of the histogram, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Outcome = 'accepted' | 'refused' | 'failed'

interface Times {
  /** One per bound, and one for values above all bounds. */
  counts: number[]
  sum: number
}

/**
 * Histogram of call durations by route and outcome. The library's histograms hash their labels on
 * every request; here a route looks up its counters once.
 */
export class CallTimes {
  readonly #routes = new Map<string, Record<Outcome, Times>>()

  forRoute(route: string): (outcome: Outcome, seconds: number) => void {
    const times = this.#routes.get(route) ?? {
      accepted: emptyTimes(),
      refused: emptyTimes(),
      failed: emptyTimes(),
    }
    this.#routes.set(route, times)
    return (outcome, seconds) => {
      const { [outcome]: histogram } = times
      const bucket = bounds.findIndex((bound) => seconds <= bound)
      const index = bucket === -1 ? bounds.length : bucket
      histogram.counts[index] = (histogram.counts[index] ?? 0) + 1
      histogram.sum += seconds
    }
  }

  /** In Prometheus text format; outcomes that never happened are left out. */
  text(): string {
    const name = 'fairhouse_call_seconds'
    const lines = [
      `# HELP ${name} Time from request to answer, by call and outcome`,
      `# TYPE ${name} histogram`,
    ]
    for (const [route, outcomes] of this.#routes) {
      for (const [outcome, { counts, sum }] of Object.entries(outcomes)) {
        const labels = `route="${route}",outcome="${outcome}"`
        let total = 0
        const buckets = [...bounds, '+Inf'].map((bound, index) => {
          total += counts[index] ?? 0
          return `${name}_bucket{${labels},le="${bound}"} ${total}`
        })
        if (total === 0) continue
        lines.push(...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${total}`)
      }
    }
    return `${lines.join('\n')}\n`
  }
}

function emptyTimes(): Times {
  return { counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 }
}
