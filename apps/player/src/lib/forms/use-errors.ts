import { useState } from 'react'

/** Error texts by field. */
export type Errors = Readonly<Record<string, string>>

const without = (names: readonly string[]) => (before: Errors) =>
  Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))

/** The errors of a form: from its rules, and from the server. */
export function useErrors() {
  const [ruleErrors, setRuleErrors] = useState<Errors>({})
  const [serverErrors, setServerErrors] = useState<Errors>({})
  return {
    errors: { ...ruleErrors, ...serverErrors },
    find(errors: Errors) {
      setRuleErrors(errors)
      setServerErrors({})
    },
    tell(errors: Errors) {
      setRuleErrors({})
      setServerErrors(errors)
    },
    /** Sets the rule error of one field, or clears it. */
    findOne: (name: string, error: string | undefined) =>
      setRuleErrors(
        error === undefined ? without([name]) : (before) => ({ ...before, [name]: error }),
      ),
    drop(names: readonly string[]) {
      setRuleErrors(without(names))
      setServerErrors(without(names))
    },
  }
}

/** Focuses the first invalid field after the next render. */
export function focusFirstError(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
