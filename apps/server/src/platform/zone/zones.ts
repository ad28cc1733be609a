const minuteMs = 60_000
/** No zone is further from UTC than this. */
const widestMs = 16 * 60 * minuteMs

interface Local {
  date: string
  time: string
}

/** A zone by its name, as players' browsers and ours know it; undefined for any other name. */
export type Zones = ReturnType<typeof createZones>
export type Zone = NonNullable<ReturnType<Zones>>

const mostKept = 1000

export function createZones() {
  const known = new Map<string, ReturnType<typeof zoneOf>>()
  return (name: string) => {
    const found = known.get(name)
    if (found) return found
    const format = formatOf(name)
    if (!format) return undefined
    if (known.size >= mostKept) known.clear()
    const zone = zoneOf(name, format)
    known.set(name, zone)
    return zone
  }
}

function formatOf(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  } catch {
    return undefined
  }
}

function zoneOf(name: string, format: Intl.DateTimeFormat) {
  function local(at: Date): Local {
    const part = Object.fromEntries(
      format.formatToParts(at).map(({ type, value }) => [type, value]),
    )
    const { year = '', month, day, hour, minute, second } = part
    return {
      date: `${year.padStart(4, '0')}-${month}-${day}`,
      time: `${hour}:${minute}:${second}`,
    }
  }

  return {
    name,
    /**
     * The first minute of a day. Where the clocks go over midnight a day begins later than at 0:00;
     * whatever they do, each day ends where the next one begins.
     */
    startOf(date: string): Date {
      const middle = Date.parse(`${date}T00:00:00Z`)
      let [low, high] = [(middle - widestMs) / minuteMs, (middle + widestMs) / minuteMs]
      while (low < high) {
        const at = Math.floor((low + high) / 2)
        if (local(new Date(at * minuteMs)).date < date) low = at + 1
        else high = at
      }
      return new Date(low * minuteMs)
    },
    dateOf: (at: Date) => local(at).date,
    /** `2026-11-15 21:30:00 +07:00`. */
    written(at: Date): string {
      const { date, time } = local(at)
      const whole = Math.floor(at.getTime() / 1000) * 1000
      return `${date} ${time} ${offset(Date.parse(`${date}T${time}Z`) - whole)}`
    },
  }
}

function offset(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / minuteMs)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
