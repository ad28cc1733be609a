import { join } from '@fairhouse/ui'

interface Props {
  /** The name of the group. */
  name: string
  value: string
  label: string
  isChosen: boolean
  onChoose: () => void
}

const optionClass = join(
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control px-3 py-2',
  'hover:border-accent has-checked:border-accent has-checked:bg-accent-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
)

/** A radio option with a touch-sized target. */
export function Option({ name, value, label, isChosen, onChoose }: Props) {
  return (
    <label className={optionClass}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  )
}
