import type { MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icon-names.ts'
import { join } from '../utils/join.ts'

interface Props {
  onClick?: () => void
  variant?: ButtonVariant
  size?: ButtonSize
  type?: 'button' | 'submit'
  icon?: IconName
  /** Enter anywhere in the dialog presses this button. */
  isDefault?: boolean
  busy?: boolean
  /** Fills the width of its container. */
  isWide?: boolean
  children: ReactNode
}

/** Stays focusable while busy, so that keyboard focus is not lost. */
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
