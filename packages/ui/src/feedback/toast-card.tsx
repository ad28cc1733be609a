import { useEffect, useState } from 'react'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icon-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { join } from '../utils/join.ts'
import { dismissToast, type Toast } from './toasts.ts'
import { toneText, type Tone } from './tone.ts'

interface Props {
  toast: Toast
  dismissLabel: string
  staysMs: number
}

const icons: Record<Tone, IconName> = { good: 'check', warn: 'alert', bad: 'alert', quiet: 'bell' }

export function ToastCard({ toast, dismissLabel, staysMs }: Props) {
  const { id, text, tone } = toast
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPaused = isHovered || isFocused
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(() => dismissToast(id), staysMs)
    return () => clearTimeout(timer)
  }, [id, isPaused, staysMs])
  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className={join(
        'pointer-events-auto flex items-center gap-3 rounded-card border border-line ps-4 pe-2',
        'animate-rise bg-surface-raised py-2 text-sm font-medium shadow-pop',
      )}
    >
      <Icon name={icons[tone]} className={toneText[tone]} />
      <p className="grow py-2">{text}</p>
      <IconButton
        variant="plain"
        icon="close"
        label={dismissLabel}
        onClick={() => dismissToast(id)}
      />
    </div>
  )
}
