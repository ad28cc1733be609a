import { Icon, join } from '@fairhouse/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCentreWords } from '#lib/centre-words'

const backClass = join(
  'inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-control pe-3',
  'text-sm font-semibold text-accent hover:text-accent-strong',
)

interface Props {
  title: string
  onBack: () => void
  children: ReactNode
}

/** One step of its own; its title is read out when it comes. */
export function Section({ title, onBack, children }: Props) {
  const { tc } = useCentreWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="flex max-w-xl flex-col gap-4">
      <button type="button" onClick={onBack} className={backClass}>
        <Icon name="chevron" className="rotate-90 rtl:-rotate-90" />
        {tc('withdraw.back')}
      </button>
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}
