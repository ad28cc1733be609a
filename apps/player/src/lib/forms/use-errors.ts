import { useState } from 'react'

/** What is wrong, by field, in the words of the page. */
export type Errors = Readonly<Record<string, string>>

const without = (names: readonly string[]) => (before: Errors) =>
  Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))

/** The errors of a form: those its rules find, and those the server told of what was sent. */
export function useErrors() {
  const [found, setFound] = useState<Errors>({})
  const [told, setTold] = useState<Errors>({})
  return {
    errors: { ...found, ...told },
    find(errors: Errors) {
      setFound(errors)
      setTold({})
    },
    tell(errors: Errors) {
      setFound({})
      setTold(errors)
    },
    /** What the rules now say of one field; they may have changed since it was typed. */
    findOne: (name: string, error: string | undefined) =>
      setFound(error === undefined ? without([name]) : (before) => ({ ...before, [name]: error })),
    drop(names: readonly string[]) {
      setFound(without(names))
      setTold(without(names))
    },
  }
}

/** Once it is drawn, the first field that is wrong takes the focus. */
export function focusFirst(form: HTMLFormElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
}
