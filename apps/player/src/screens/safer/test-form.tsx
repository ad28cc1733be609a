import type { SafetyKey } from '@fairhouse/i18n/safety'
import { Button } from '@fairhouse/ui'
import { Problem } from '#lib/action'
import { useSafetyWords } from '#lib/safety-words'
import { Landing } from './landing.tsx'
import { Question } from './question.tsx'
import type { TestResult } from './queries.ts'
import { useTestForm } from './use-test-form.ts'

interface Props {
  questions: readonly SafetyKey[]
  answers: readonly SafetyKey[]
  takesFocus: boolean
  onDone: (result: TestResult) => void
}

export function TestForm({ questions, answers, takesFocus, onDone }: Props) {
  const { ts } = useSafetyWords()
  const { form, busy, problem, submit, ...answered } = useTestForm(questions.length, onDone)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <Landing text={ts('selftest.title')} takesFocus={takesFocus} />
        <p className="text-text-quiet">{ts('selftest.intro')}</p>
      </div>
      {questions.map((question, place) => (
        <Question
          key={question}
          lead={ts('selftest.number', { number: place + 1, count: questions.length })}
          text={ts(question)}
          answers={answers.map((answer) => ts(answer))}
          chosen={answered.answerTo(place)}
          fault={answered.hasFault(place) ? ts('selftest.missing') : undefined}
          onChoose={(answer) => answered.choose(place, answer)}
        />
      ))}
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={busy}>
          {ts('selftest.send')}
        </Button>
      </div>
    </form>
  )
}
