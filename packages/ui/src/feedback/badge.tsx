import type { ReactNode } from 'react'
import { join } from '../utils/join.ts'
import { StatusDot } from './status-dot.tsx'
import { toneText, type Tone } from './tone.ts'

interface Props {
  tone: Tone
  moving?: boolean
  children: ReactNode
}

export function Badge({ tone, moving = false, children }: Props) {
  return (
    <span
      className={join(
        'inline-flex min-h-9 items-center gap-3 rounded-full border border-line bg-surface',
        'ps-4 pe-4.5 text-sm font-medium',
        toneText[tone],
      )}
    >
      <StatusDot tone={tone} moving={moving} />
      {children}
    </span>
  )
}
