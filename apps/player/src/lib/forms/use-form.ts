import { checkForm, wordsOf, type Circumstances, type Fault, type Form } from '@fairhouse/rules'
import { useState, type SyntheticEvent } from 'react'
import { useAccountWords } from '#lib/account-words'
import { CallRefused } from '#lib/call'
import { focusFirst, useErrors, type Errors } from './use-errors.ts'

export type Values = Readonly<Record<string, string>>

type Send = (good: Values) => Promise<unknown>

interface Wanted {
  readonly form: Form
  readonly facts: Circumstances
  /** What is already there when the form opens, and again after `reset`. */
  readonly first?: Values
  /** What else must be so before it is sent, such as boxes that are ticked. */
  readonly more?: (values: Values) => Errors
}

export type FormState = ReturnType<typeof useForm>

/** A form by its rules: what was typed stays whatever happens, and errors stand at their fields. */
export function useForm({ form, facts, first = {}, more }: Wanted) {
  const { ta } = useAccountWords()
  const [typed, setValues] = useState<Values>({})
  const values = { ...first, ...typed }
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const { errors, find, tell, findOne, drop } = useErrors()

  const check = () => checked({ form, facts, values, tell: (fault) => faultText(fault, ta) })
  const wrongOf = (wrong: Errors) => ({ ...wrong, ...more?.(values) })
  const set = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    drop([name, ...repeatersOf(form, name)])
  }
  /** Whether a field is right by the rules as they are now; if not it says so. */
  const checkOne = (name: string): boolean => {
    const error = wrongOf(check().wrong)[name]
    findOne(name, error)
    return error === undefined
  }
  /** What was good once is used: captchas are made anew in the next round. */
  const nextRound = () => {
    setRound((before) => before + 1)
    setValues((before) => ({ ...before, captcha: '' }))
  }
  const refused = (cause: unknown) => {
    const told = cause instanceof CallRefused ? cause : undefined
    // That one is asked about before anything is sent.
    if (told?.code !== 'invitation_code_error') nextRound()
    tell(told?.errors ?? {})
    setProblem(told ? told.message : ta('login.network'))
  }
  /** What was said of an earlier try is over with the next. */
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
    void send(sending).then(() => focusFirst(currentTarget))
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

interface Checking {
  form: Form
  facts: Circumstances
  values: Values
  tell: (fault: Fault) => string
}

function checked({ form, facts, values, tell }: Checking) {
  const asked = Object.entries(values).filter(([name]) => form.get(name)?.rule.enabled)
  const { values: good, faults } = checkForm(form, Object.fromEntries(asked), facts)
  const wrong: Errors = Object.fromEntries([...faults].map(([name, fault]) => [name, tell(fault)]))
  return { good: Object.fromEntries(good), wrong }
}

function faultText(fault: Fault, ta: ReturnType<typeof useAccountWords>['ta']): string {
  const { key, values } = wordsOf(fault)
  return ta(`rules.${key}`, values)
}

const repeatersOf = (form: Form, name: string): string[] =>
  [...form].filter(([, { repeats }]) => repeats === name).map(([repeater]) => repeater)
