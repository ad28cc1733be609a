import { join } from './join.ts'

interface Option<Value extends string> {
  value: Value
  label: string
  /** What is shown; the label is read out after it. */
  short: string
  tag: string
}

interface Props<Value extends string> {
  label: string
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice among a few, all in sight. */
export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset
      aria-label={label}
      className="inline-flex shrink-0 rounded-control border border-control bg-surface p-0.75"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.tag}
          title={option.label}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={join(
            'min-h-9 min-w-10 cursor-pointer rounded-[0.55rem] px-2.5 text-sm font-semibold',
            'text-text-quiet transition-colors hover:text-text',
            'aria-pressed:bg-accent aria-pressed:text-on-accent',
          )}
        >
          {option.short} <span className="sr-only">{option.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
