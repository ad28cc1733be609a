import { useRef, useState, type FormEvent } from 'react'
import { useAction } from '#lib/action'
import { call } from '#lib/call'
import type { TestResult } from './queries.ts'

/** Answers by question number; sent when all are given. */
export function useTestForm(count: number, onDone: (result: TestResult) => void) {
  const { busy, problem, run } = useAction()
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const [wasSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const places = Array.from({ length: count }, (_, place) => place)
  const isMissing = (place: number) => !chosen.has(place)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const missing = places.find(isMissing)
    if (missing !== undefined) {
      form.current?.querySelectorAll('fieldset')[missing]?.querySelector('input')?.focus()
      return
    }
    const answers = places.map((place) => chosen.get(place) ?? 0)
    void run(async () => onDone(await call('POST /wps/safety/test', { answers })))
  }
  return {
    form,
    busy,
    problem,
    submit,
    answerFor: (place: number) => chosen.get(place),
    hasFault: (place: number) => wasSent && isMissing(place),
    choose: (place: number, answer: number) =>
      setChosen((before) => new Map(before).set(place, answer)),
  }
}
