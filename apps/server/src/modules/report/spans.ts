import { daysBefore, nextMonth } from './period.ts'

/** LIST of ranking periods by their stored ids; weeks begin on Monday. */
export const spanKinds = { day: 0, week: 1, month: 2 } as const

/** A day, week or month, identified by its first day. */
export interface Span {
  span: number
  start: string
}

const after = (date: string, days: number) => daysBefore(date, -days)
const weekOf = (date: string) =>
  daysBefore(date, (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7)
export const monthOf = (date: string) => `${date.slice(0, 7)}-01`

/** The spans that contain a day. */
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
  /** The first day after them. */
  end: string
}

/** Consecutive whole spans of a kind within a period. */
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

/** The run with the days before and after it; only those if the run is empty. */
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
  /** Whether no later play can exist: then a span may extend beyond the period. */
  isOpen: boolean
}

/** The fewest spans that cover exactly these days, and their last day. */
export function coverOf({ from, to, isOpen }: Days): { spans: Span[]; to: string } {
  const end = after(to, 1)
  const ends = isOpen ? [end, after(weekOf(to), 7), nextMonth(to)] : [end]
  const covers = ends.map((one) => ({ spans: covering(from, one), to: after(one, -1) }))
  const [first = { spans: [], to }, ...others] = covers
  return others.reduce((best, one) => (one.spans.length < best.spans.length ? one : best), first)
}
