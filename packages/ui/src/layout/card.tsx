import type { ReactNode } from 'react'
import { join } from '../utils/join.ts'

interface Props {
  className?: string
  children: ReactNode
}

export function Card({ className, children }: Props) {
  return (
    <div className={join('rounded-card border border-line bg-surface shadow-card', className)}>
      {children}
    </div>
  )
}
