import { Icon } from '../media/icon.tsx'
import type { IconName } from '../media/icon-names.ts'
import { join } from '../utils/join.ts'

interface Option<Value extends string> {
  value: Value
  label: string
  tag: string
}

interface Props<Value extends string> {
  label: string
  icon: IconName
  options: readonly Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Native select with an icon, for a short list of options. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, icon, options, value, onChange } = props
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen)
    if (option) onChange(option.value)
  }
  return (
    <span className="relative inline-flex shrink-0 items-center text-text-quiet hover:text-text">
      <Icon name={icon} className="pointer-events-none absolute start-3" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={join(
          'min-h-11 max-w-52 cursor-pointer appearance-none truncate rounded-control ps-10 pe-9',
          'border border-control bg-surface font-names text-sm font-semibold transition-colors',
          // Narrow pages show the icon only; padding pushes the text out of view.
          'max-lg:w-11 max-lg:ps-11 max-lg:pe-0',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.tag}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute end-3 size-4 max-lg:hidden" />
    </span>
  )
}
