import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { pushToast } from '@fairhouse/ui'
import { useState, type FormEvent } from 'react'
import { call, CallRefused } from '#lib/call'
import type { Limit } from '#lib/limits'
import { deviceZone } from '#lib/moment'
import { effectOf, readLimit } from './limit-value.ts'
import { useLimitChange } from './use-change.ts'

/** Form state of a limit: value, error and submit. */
export function useLimitForm(limit: Limit, onDone: () => void) {
  const { t } = useWords(centreWords)
  const { busy, problem, change } = useLimitChange()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const { name } = limit
  const kind: 'minutes' | 'amount' = name === 'sessionTime' ? 'minutes' : 'amount'
  const value = readLimit(name, typed)

  const send = async (wanted: string | null) => {
    try {
      return await call('POST /wps/limits/set', { name, value: wanted, zone: deviceZone() })
    } catch (error) {
      if (error instanceof CallRefused) setFault(error.errors?.['value'])
      throw error
    }
  }
  const set = async (wanted: string | null) => {
    const isLater = wanted === null || effectOf(wanted, limit) === 'later'
    const isDone = await change(() => send(wanted))
    if (!isDone) return
    pushToast(t(isLater ? 'safer.set_later' : 'safer.set_now'), 'good')
    onDone()
  }
  return {
    typed,
    kind,
    value,
    fault,
    busy,
    problem: fault === undefined ? problem : undefined,
    type(text: string) {
      setTyped(text)
      setFault(undefined)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      if (value === undefined) setFault(t(`safer.fault_${kind}`))
      else void set(value)
    },
    remove: () => void set(null),
  }
}
