import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { inputClass } from './input-class.ts'
import { join } from '../utils/join.ts'
import { Labelled, describedBy } from './labelled.tsx'

type Native = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className' | 'style' | 'id'>

interface Props extends Native {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  error?: string
  /** For a password: labels of the button that shows and hides it. */
  reveal?: { show: string; hide: string }
  /** Content before or after the input, on the same line. */
  before?: ReactNode
  after?: ReactNode
}

/** Labelled text input; screen readers read its hint and error with it. */
export function Field({ label, value, onChange, hint, error, reveal, ...rest }: Props) {
  const { before, after, ...native } = rest
  const id = useId()
  const [isShown, setShown] = useState(false)
  const type = reveal ? (isShown ? 'text' : 'password') : native.type
  return (
    <Labelled id={id} label={label} hint={hint} error={error} required={native.required === true}>
      <Line before={before} after={after}>
        <input
          {...native}
          id={id}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={join(inputClass, 'px-4', reveal && 'pe-14')}
        />
        {reveal && (
          <span className="absolute inset-y-0.5 end-0.5 flex">
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? reveal.hide : reveal.show}
              variant="plain"
              onClick={() => setShown(!isShown)}
            />
          </span>
        )}
      </Line>
    </Labelled>
  )
}

function Line({ before, after, children }: Pick<Props, 'before' | 'after' | 'children'>) {
  if (!before && !after) return <span className="relative flex">{children}</span>
  return (
    // Content that leaves no room for six digits goes to a line of its own.
    <span className="flex flex-wrap gap-2">
      {before}
      <span className="relative flex min-w-28 flex-1">{children}</span>
      {after}
    </span>
  )
}
