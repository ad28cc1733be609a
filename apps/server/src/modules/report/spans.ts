import { daysBefore, nextMonth } from './period.ts'

/** LIST of what players are ranked in, as they are kept; weeks begin on Mondays. */
export const spanKinds = { day: 0, week: 1, month: 2 } as const

/** A day, week or month by its first day. */
export interface Span {
  span: number
  start: string
}

const after = (date: string, days: number) => daysBefore(date, -days)
const weekOf = (date: string) =>
  daysBefore(date, (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7)
export const monthOf = (date: string) => `${date.slice(0, 7)}-01`

/** The spans that a day is in. */
export function spansOf(day: string): Span[] {
  return [
    { span: spanKinds.day, start: day },
    { span: spanKinds.week, start: weekOf(day) },
    { span: spanKinds.month, start: monthOf(day) },
  ]
}

interface Run {
  spans: Span[]
  from: string
  /** The first day that is not in them. */
  end: string
}

/** Whole spans of a kind, one after the other, that begin in a time and end in it. */
function runOf(from: string, end: string, span: number): Run {
  const isMonth = span === spanKinds.month
  const begins = isMonth ? monthOf(from) : weekOf(from)
  const next = (start: string) => (isMonth ? nextMonth(start) : after(start, 7))
  const first = begins === from ? from : next(begins)
  const spans: Span[] = []
  let start = first
  while (next(start) <= end) {
    spans.push({ span, start })
    start = next(start)
  }
  return { spans, from: first, end: start }
}

function daysOf(from: string, end: string): Span[] {
  const spans: Span[] = []
  for (let start = from; start < end; start = after(start, 1)) {
    spans.push({ span: spanKinds.day, start })
  }
  return spans
}

/** The time before a run, the run, and the time after it; all of it where the run is empty. */
function around(run: Run, from: string, end: string, rest: (from: string, end: string) => Span[]) {
  if (run.spans.length === 0) return rest(from, end)
  return [...rest(from, run.from), ...run.spans, ...rest(run.end, end)]
}

function covering(from: string, end: string): Span[] {
  const weeks = (start: string, until: string) =>
    around(runOf(start, until, spanKinds.week), start, until, daysOf)
  return around(runOf(from, end, spanKinds.month), from, end, weeks)
}

interface Days {
  from: string
  to: string
  /** Whether nothing can have moved later: then a span may go on beyond it. */
  isOpen: boolean
}

/** A few spans that hold just the days, and the last day that they hold. */
export function coverOf({ from, to, isOpen }: Days): { spans: Span[]; to: string } {
  const end = after(to, 1)
  const ends = isOpen ? [end, after(weekOf(to), 7), nextMonth(to)] : [end]
  const covers = ends.map((one) => ({ spans: covering(from, one), to: after(one, -1) }))
  const [first = { spans: [], to }, ...others] = covers
  return others.reduce((best, one) => (one.spans.length < best.spans.length ? one : best), first)
}
