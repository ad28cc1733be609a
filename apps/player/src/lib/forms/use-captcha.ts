import { useEffect, useRef, useState } from 'react'
import { call } from '#lib/call'
import { nowMs } from '#lib/clock'
import type { FormState } from './use-form.ts'
import { solve } from './solve.ts'

type State = 'picture' | 'working' | 'solved'

const throttleMs = 1000

/** The captcha picture of a form, or the proof of work that replaces it. */
export function useCaptcha(form: FormState, name: string) {
  const [picture, setPicture] = useState<string>()
  const [state, setState] = useState<State>('picture')
  const [done, setDone] = useState(0)
  const askedAtMs = useRef(0)
  const working = useRef<AbortController>(undefined)
  useEffect(() => {
    askedAtMs.current = nowMs()
    void fetchPicture().then(setPicture)
    return () => working.current?.abort()
  }, [])

  const refresh = () => {
    if (nowMs() - askedAtMs.current < throttleMs) return
    askedAtMs.current = nowMs()
    working.current?.abort()
    setState('picture')
    form.set(name, '')
    void fetchPicture().then(setPicture)
  }
  const work = async () => {
    const stop = new AbortController()
    working.current = stop
    setDone(0)
    setState('working')
    try {
      const answer = await solve(await call('GET /wps/captcha/work'), setDone, stop.signal)
      form.set(name, answer)
      setState('solved')
    } catch (problem) {
      if (stop.signal.aborted) return
      setState('picture')
      form.refused(problem)
    }
  }
  return { picture, state, done, refresh, work: () => void work() }
}

const fetchPicture = () => call('GET /wps/captcha').catch(() => undefined)
