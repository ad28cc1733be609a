import { Icon, join } from '@fairhouse/ui'
import { useEffect, useRef, type ReactNode } from 'react'

const backClass = join(
  'inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-control pe-3',
  'text-sm font-semibold text-accent hover:text-accent-strong',
)

interface Props {
  title: string
  /** The label of the back button. */
  back: string
  onBack: () => void
  isNarrow?: boolean
  children: ReactNode
}

/** A part of a screen; its title is focused and read out when it opens. */
export function Section({ title, back, onBack, isNarrow = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={join('flex flex-col gap-4', isNarrow && 'max-w-xl')}>
      <button type="button" onClick={onBack} className={backClass}>
        <Icon name="chevron" className="rotate-90 rtl:-rotate-90" />
        {back}
      </button>
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}
