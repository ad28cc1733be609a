export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** Rounds seconds up: zero only when the time is up. */
export function timeLeft(leftMs: number): TimeLeft {
  const all = Math.max(0, Math.ceil(leftMs / 1000))
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  }
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** Hours, minutes and seconds; days become hours. */
export function clockText({ days, hours, minutes, seconds }: TimeLeft): string {
  return [two(days * 24 + hours), two(minutes), two(seconds)].join(':')
}
