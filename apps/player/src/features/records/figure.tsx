import { Money, type Tone } from '@fairhouse/ui'

interface Props {
  label: string
  text: string
  tone?: Tone
}

/** A total above a list. */
export function Figure({ label, text, tone }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 rounded-control bg-surface-sunken px-3 py-2.5">
      <dt className="truncate text-xs text-text-quiet">{label}</dt>
      <dd className="overflow-x-auto text-base [scrollbar-width:none]">
        <Money text={text} {...(tone && { tone })} />
      </dd>
    </div>
  )
}
