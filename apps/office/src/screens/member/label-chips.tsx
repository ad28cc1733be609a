export const labelClass =
  'inline-flex items-center gap-2 rounded-full border border-line bg-surface px-3 py-0.5 text-sm'

/** Labels as chips. */
export function Chips({ labels }: { labels: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <span key={label} className={labelClass}>
          {label}
        </span>
      ))}
    </span>
  )
}
