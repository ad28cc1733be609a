import type { Circumstances } from '@fairhouse/rules'
import { useState } from 'react'
import { nowMs } from '#lib/clock'

/** What is true outside of a form: today, by this device, until the server says better. */
export function useFacts(diallingCode: string, minimumAge = 18): Circumstances {
  const [today] = useState(() => {
    const now = new Date(nowMs())
    return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
  })
  return { today, minimumAge, diallingCode }
}
