import { Card } from '@fairhouse/ui'
import type { ReactNode } from 'react'

interface Props {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** Section of a page with its own heading. */
export function Section({ title, actions, children }: Props) {
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
        {actions}
      </div>
      {children}
    </Card>
  )
}
