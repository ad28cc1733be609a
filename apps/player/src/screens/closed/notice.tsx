import { Icon, join, type IconName } from '@fairhouse/ui'
import type { ReactNode } from 'react'

interface Props {
  icon: IconName
  title: string
  text: ReactNode
  children?: ReactNode
}

/** Centred message, announced to screen readers. */
export function Notice({ icon, title, text, children }: Props) {
  return (
    <section
      role="alert"
      className="mx-auto flex max-w-xl flex-col items-center gap-5 py-8 text-center md:py-16"
    >
      <span
        className={join(
          'inline-flex size-20 items-center justify-center rounded-full',
          'border border-line bg-surface text-accent shadow-card',
        )}
      >
        <Icon name={icon} className="size-9" />
      </span>
      <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
      <p className="text-lg/relaxed text-text-quiet">{text}</p>
      {children}
    </section>
  )
}
