import type { ReactNode } from 'react'

interface Props {
  picture?: ReactNode
  title: string
  text?: string
  /** The next step: a button or a link. */
  action?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
}

/** Empty state: title, explanation and next step. */
export function EmptyState({ picture, title, text, action, heading: Heading = 'h2' }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-10 text-center">
      {picture}
      <Heading className="text-xl font-semibold tracking-tight">{title}</Heading>
      {text !== undefined && <p className="text-text-quiet">{text}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
