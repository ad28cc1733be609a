import type { MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { join } from './join.ts'

interface Props {
  onClick?: () => void
  variant?: ButtonVariant
  size?: ButtonSize
  type?: 'button' | 'submit'
  icon?: IconName
  /** Enter presses it from anywhere in its dialog. */
  isDefault?: boolean
  busy?: boolean
  /** As wide as its place. */
  isWide?: boolean
  children: ReactNode
}

/** Stays focusable while busy, so that nobody loses the place. */
export function Button({ onClick, type = 'button', busy = false, ...look }: Props) {
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      aria-disabled={busy}
      data-default={look.isDefault}
      onClick={press}
      className={join(buttonClass(look.variant, look.size), look.isWide && 'w-full')}
    >
      {look.icon && <Icon name={look.icon} />}
      {look.children}
    </button>
  )
}
