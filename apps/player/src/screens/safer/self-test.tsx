import { useState } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Problem } from '#lib/action'
import { useQuery, useQueryClient } from '#lib/query'
import { Answered } from './answered.tsx'
import { selfTestQuery, type SelfTest as Told, type TestResult } from './queries.ts'
import { TestForm } from './test-form.tsx'
import { wordsNamed } from './test-keys.ts'
import { TestOutcome } from './test-outcome.tsx'
import type { View } from './use-view.ts'

interface Props {
  onLead: (to: View) => void
}

/** Nine questions, and what the last answers came to. */
export function SelfTest({ onLead }: Props) {
  return (
    <Answered query={useQuery(selfTestQuery)}>
      {(told) => <Taken told={told} onLead={onLead} />}
    </Answered>
  )
}

function Taken({ told, onLead }: Props & { told: Told }) {
  const { ta } = useAccountWords()
  const client = useQueryClient()
  const [step, setStep] = useState<'first' | 'again' | 'done'>('first')
  const [questions, answers] = [wordsNamed(told.questions), wordsNamed(told.answers)]
  if (told.last && step !== 'again') {
    return (
      <TestOutcome
        result={told.last}
        isNew={step === 'done'}
        onLead={onLead}
        onAgain={() => setStep('again')}
      />
    )
  }
  if (!questions || !answers) return <Problem text={ta('security.unknown')} />
  const done = (last: TestResult) => {
    client.write(selfTestQuery(client), { ...told, last })
    setStep('done')
  }
  return (
    <TestForm questions={questions} answers={answers} takesFocus={step === 'again'} onDone={done} />
  )
}
