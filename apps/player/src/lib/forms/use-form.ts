import { accountWords } from '@fairhouse/i18n/account'
import { type Translate, useWords } from '#lib/words'
import { checkForm, wordsOf, type Circumstances, type Fault, type Form } from '@fairhouse/rules'
import { useState, type SyntheticEvent } from 'react'
import { CallRefused } from '#lib/call'
import { focusFirstError, useErrors, type Errors } from './use-errors.ts'

export type Values = Readonly<Record<string, string>>

type Send = (good: Values) => Promise<unknown>

interface FormOptions {
  readonly form: Form
  readonly facts: Circumstances
  /** Initial values, also after `reset`. */
  readonly first?: Values
  /** More checks before sending, such as required checkboxes. */
  readonly more?: (values: Values) => Errors
}

export type FormState = ReturnType<typeof useForm>

/** State of a form with rules: input is never lost, and errors belong to fields. */
export function useForm({ form, facts, first = {}, more }: FormOptions) {
  const { t } = useWords(accountWords)
  const [typed, setValues] = useState<Values>({})
  const values = { ...first, ...typed }
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const { errors, find, tell, findOne, drop } = useErrors()

  const check = () => checked({ form, facts, values, tell: (fault) => faultText(fault, t) })
  const wrongOf = (wrong: Errors) => ({ ...wrong, ...more?.(values) })
  const set = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    drop([name, ...repeatedFields(form, name)])
  }
  /** Checks one field by the current rules and shows its error. */
  const checkOne = (name: string): boolean => {
    const error = wrongOf(check().wrong)[name]
    findOne(name, error)
    return error === undefined
  }
  /** A captcha is valid once: the next round loads another. */
  const nextRound = () => {
    setRound((before) => before + 1)
    setValues((before) => ({ ...before, captcha: '' }))
  }
  const refused = (cause: unknown) => {
    const refusal = cause instanceof CallRefused ? cause : undefined
    // The server checks the invitation code before it uses the captcha.
    if (refusal?.code !== 'invitation_code_error') nextRound()
    tell(refusal?.errors ?? {})
    setProblem(refusal ? refusal.message : t('login.network'))
  }
  /** Clears the error of the last attempt. */
  const forget = () => setProblem(undefined)
  const send = async (sending: Send) => {
    forget()
    const { good, wrong } = check()
    const all = wrongOf(wrong)
    find(all)
    if (busy || Object.keys(all).length > 0) return
    setBusy(true)
    await sending(good).catch(refused)
    setBusy(false)
  }
  const reset = () => {
    setValues({})
    find({})
    forget()
  }
  const onSubmit = (sending: Send) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    void send(sending).then(() => focusFirstError(currentTarget))
  }
  const bind = (name: string) => ({
    name,
    value: values[name] ?? '',
    required: form.get(name)?.rule.required ?? false,
    onChange: (value: string) => set(name, value),
    onBlur: () => void (values[name] && checkOne(name)),
    ...errorOf(errors, name),
  })
  const state = { values, errors, problem, busy, round }
  return { ...state, set, check: checkOne, refused, forget, nextRound, onSubmit, reset, bind }
}

const errorOf = (errors: Errors, name: string) => {
  const error = errors[name]
  return error === undefined ? {} : { error }
}

interface CheckInput {
  form: Form
  facts: Circumstances
  values: Values
  tell: (fault: Fault) => string
}

function checked({ form, facts, values, tell }: CheckInput) {
  const shownValues = Object.entries(values).filter(([name]) => form.get(name)?.rule.enabled)
  const { values: good, faults } = checkForm(form, Object.fromEntries(shownValues), facts)
  const wrong: Errors = Object.fromEntries([...faults].map(([name, fault]) => [name, tell(fault)]))
  return { good: Object.fromEntries(good), wrong }
}

function faultText(fault: Fault, t: Translate<typeof accountWords>): string {
  const { key, values } = wordsOf(fault)
  return t(`rules.${key}`, values)
}

const repeatedFields = (form: Form, name: string): string[] =>
  [...form].filter(([, { repeats }]) => repeats === name).map(([repeater]) => repeater)
