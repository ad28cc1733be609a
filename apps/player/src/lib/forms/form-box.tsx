import { Icon } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import type { FormState } from './use-form.ts'

interface Props {
  form: FormState
  /** Receives the normalized values. */
  onSend: Parameters<FormState['onSubmit']>[0]
  children: ReactNode
}

/** A form with its general error above the fields. */
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
