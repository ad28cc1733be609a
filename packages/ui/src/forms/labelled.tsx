import type { ReactNode } from 'react'
import { Icon } from '../media/icon.tsx'
import { join } from '../utils/join.ts'

interface Props {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean
  children: ReactNode
}

const hintId = (id: string) => `${id}hint`
const errorId = (id: string) => `${id}error`

/** Ids for `aria-describedby` of the control inside. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  return join(error !== undefined && errorId(id), hint !== undefined && hintId(id)) || undefined
}

/** Wraps a control with its label above and its hint or error below. */
export function Labelled({ id, label, hint, error, required = false, children }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1 text-bad">
            *
          </span>
        )}
      </label>
      {children}
      {error !== undefined && (
        <p id={errorId(id)} className="flex items-start gap-2 text-sm text-bad">
          <Icon name="alert" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId(id)} className="text-sm text-text-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}
