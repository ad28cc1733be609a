const hourMs = 3_600_000

/** End of a time-out of this many hours. */
export function pauseEnd(since: Date, hours: number): Date {
  return new Date(since.getTime() + hours * hourMs)
}

/** Adds calendar months; a month without that day ends on its last day. */
export function exclusionEnd(since: Date, months: number): Date {
  const end = new Date(since)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(since.getUTCDate(), days))
  return end
}
