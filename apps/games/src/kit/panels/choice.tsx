import { useId } from 'preact/hooks'

interface Props {
  legend: string
  options: readonly { readonly value: string; readonly text: string }[]
  value: string
  onChoose: (value: string) => void
}

/** Radio buttons for a few options. */
export function Choice({ legend, options, value, onChoose }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend class="mb-2 text-sm font-medium text-text-quiet">{legend}</legend>
      <div class="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} class="game-option">
            <input
              type="radio"
              class="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <bdi class="tabular-nums">{option.text}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
