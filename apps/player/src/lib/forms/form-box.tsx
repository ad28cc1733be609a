import { Icon } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import type { FormState } from './use-form.ts'

interface Props {
  form: FormState
  /** What is sent is what was typed, in its normal form. */
  onSend: Parameters<FormState['onSubmit']>[0]
  children: ReactNode
}

/** A form with what was said of it as a whole above its fields. */
export function FormBox({ form, onSend, children }: Props) {
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.onSubmit(onSend)}
      className="flex min-w-0 flex-col gap-5"
    >
      <div role="alert" className="empty:hidden">
        {form.problem !== undefined && (
          <p className="flex items-start gap-3 rounded-control border border-bad p-3 text-sm">
            <Icon name="alert" className="text-bad" />
            {form.problem}
          </p>
        )}
      </div>
      {children}
    </form>
  )
}
