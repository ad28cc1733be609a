import type { Circumstances } from '@fairhouse/rules'
import { useState } from 'react'
import { nowMs } from '#lib/clock'

/** Inputs of the rules from outside the form; today by the clock of this device. */
export function useFacts(diallingCode: string, minimumAge = 18): Circumstances {
  const [today] = useState(() => {
    const now = new Date(nowMs())
    return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
  })
  return { today, minimumAge, diallingCode }
}
