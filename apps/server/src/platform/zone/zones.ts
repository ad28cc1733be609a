const minuteMs = 60_000
/** No zone has a larger offset from UTC. */
const maxOffsetMs = 16 * 60 * minuteMs

interface Local {
  date: string
  time: string
}

/** Finds a time zone by its IANA name; undefined for any other name. */
export type Zones = ReturnType<typeof createZones>
export type Zone = NonNullable<ReturnType<Zones>>

const maxZones = 1000

export function createZones() {
  const known = new Map<string, ReturnType<typeof createZone>>()
  return (name: string) => {
    const found = known.get(name)
    if (found) return found
    const format = createFormat(name)
    if (!format) return undefined
    if (known.size >= maxZones) known.clear()
    const zone = createZone(name, format)
    known.set(name, zone)
    return zone
  }
}

function createFormat(timeZone: string) {
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

function createZone(name: string, format: Intl.DateTimeFormat) {
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
     * The first minute of a day. If the clocks change at midnight a day may start later than 0:00;
     * each day ends where the next one starts.
     */
    startOf(date: string): Date {
      const middle = Date.parse(`${date}T00:00:00Z`)
      let [low, high] = [(middle - maxOffsetMs) / minuteMs, (middle + maxOffsetMs) / minuteMs]
      while (low < high) {
        const at = Math.floor((low + high) / 2)
        if (local(new Date(at * minuteMs)).date < date) low = at + 1
        else high = at
      }
      return new Date(low * minuteMs)
    },
    dateOf: (at: Date) => local(at).date,
    /** `2026-11-15 21:30:00 +07:00`. */
    format(at: Date): string {
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
