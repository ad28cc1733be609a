import { join } from '../utils/join.ts'

interface Props {
  /** Up to four letters. */
  letters: string
}

const tints = [
  'bg-accent-soft text-accent-strong',
  'bg-surface-raised text-good',
  'bg-surface-raised text-warn',
  'bg-surface-raised text-accent',
]

/** A tile of letters beside the name of a bank or wallet; its tint follows from the letters. */
export function Monogram({ letters }: Props) {
  const sum = Array.from(letters).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return (
    <span
      aria-hidden="true"
      className={join(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control border',
        'border-line text-xs font-semibold',
        tints[sum % tints.length] ?? '',
      )}
    >
      {letters.slice(0, 4)}
    </span>
  )
}
