export const chipClass =
  'inline-flex items-center gap-2 rounded-full border border-line bg-surface px-3 py-0.5 text-sm'

/** Labels in a line. */
export function Chips({ labels }: { labels: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <span key={label} className={chipClass}>
          {label}
        </span>
      ))}
    </span>
  )
}
