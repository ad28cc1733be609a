import { safetyWords, type SafetyKey } from '@fairhouse/i18n/safety'
import { useWords } from '#lib/words'
import { Button } from '@fairhouse/ui'
import { Problem } from '#lib/action'
import { FocusedHeading } from './focused-heading.tsx'
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
  const { t } = useWords(safetyWords)
  const { form, busy, problem, submit, ...selection } = useTestForm(questions.length, onDone)
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <FocusedHeading text={t('selftest.title')} takesFocus={takesFocus} />
        <p className="text-text-quiet">{t('selftest.intro')}</p>
      </div>
      {questions.map((question, place) => (
        <Question
          key={question}
          lead={t('selftest.number', { number: place + 1, count: questions.length })}
          text={t(question)}
          answers={answers.map((answer) => t(answer))}
          chosen={selection.answerFor(place)}
          fault={selection.hasFault(place) ? t('selftest.missing') : undefined}
          onChoose={(answer) => selection.choose(place, answer)}
        />
      ))}
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={busy}>
          {t('selftest.send')}
        </Button>
      </div>
    </form>
  )
}
