import type { ReactNode } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Tick, type FormState } from '#lib/forms'

/** Remember me for a day, and what else stands in its line. */
export function Stay({ form, children }: { form: FormState; children?: ReactNode }) {
  const { ta } = useAccountWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <Tick form={form} name="rememberMe">
        {ta('login.remember')}
      </Tick>
      {children}
    </div>
  )
}
