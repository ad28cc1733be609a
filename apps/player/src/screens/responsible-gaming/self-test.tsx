import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { useState } from 'react'
import { Problem } from '#lib/action'
import { useQuery, useQueryClient } from '#lib/query'
import { LoadState } from './load-state.tsx'
import { selfTestQuery, type SelfTest as SelfTestData, type TestResult } from './queries.ts'
import { TestForm } from './test-form.tsx'
import { wordsNamed } from './test-keys.ts'
import { TestOutcome } from './test-outcome.tsx'
import type { TabName } from './use-tab.ts'

interface Props {
  onLead: (to: TabName) => void
}

/** Self-test of nine questions, with the last result. */
export function SelfTest({ onLead }: Props) {
  return (
    <LoadState query={useQuery(selfTestQuery)}>
      {(test) => <SelfTestSteps test={test} onLead={onLead} />}
    </LoadState>
  )
}

function SelfTestSteps({ test, onLead }: Props & { test: SelfTestData }) {
  const { t } = useWords(accountWords)
  const client = useQueryClient()
  const [step, setStep] = useState<'first' | 'again' | 'done'>('first')
  const [questions, answers] = [wordsNamed(test.questions), wordsNamed(test.answers)]
  if (test.last && step !== 'again') {
    return (
      <TestOutcome
        result={test.last}
        isNew={step === 'done'}
        onLead={onLead}
        onAgain={() => setStep('again')}
      />
    )
  }
  if (!questions || !answers) return <Problem text={t('security.unknown')} />
  const done = (last: TestResult) => {
    client.write(selfTestQuery(client), { ...test, last })
    setStep('done')
  }
  return (
    <TestForm questions={questions} answers={answers} takesFocus={step === 'again'} onDone={done} />
  )
}
