const hourMs = 3_600_000

/** When a pause of so many hours ends. */
export function pauseEnd(since: Date, hours: number): Date {
  return new Date(since.getTime() + hours * hourMs)
}

/** So many calendar months later; a month without that day ends with its last. */
export function exclusionEnd(since: Date, months: number): Date {
  const end = new Date(since)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(since.getUTCDate(), days))
  return end
}
