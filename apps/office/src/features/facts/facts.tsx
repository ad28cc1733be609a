import { join } from '@fairhouse/ui'
import type { ReactNode } from 'react'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Spans the full width. */
  readonly isLong?: boolean
}

/** List of label and value pairs. */
export function Facts({ facts }: { facts: readonly (Fact | false)[] }) {
  const known = facts.filter((fact) => fact !== false)
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
      {known.map(({ label, value, isLong }) => (
        <div key={label} className={join('min-w-0', isLong === true && 'sm:col-span-2')}>
          <dt className="text-sm text-text-quiet">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
