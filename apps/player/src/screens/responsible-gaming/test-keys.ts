import type { SafetyKey } from '@fairhouse/i18n/safety'

/** LIST of the text keys that the server may send in a self-test. */
const known = [
  'selftest.question_1',
  'selftest.question_2',
  'selftest.question_3',
  'selftest.question_4',
  'selftest.question_5',
  'selftest.question_6',
  'selftest.question_7',
  'selftest.question_8',
  'selftest.question_9',
  'selftest.answer_never',
  'selftest.answer_sometimes',
  'selftest.answer_mostly',
  'selftest.answer_always',
] as const satisfies readonly SafetyKey[]

/** Returns the keys if all are known: the page may be older than the server. */
export function wordsNamed(names: readonly string[]): SafetyKey[] | undefined {
  const found = names.flatMap((name) => known.filter((key) => key === name))
  return found.length === names.length ? found : undefined
}
