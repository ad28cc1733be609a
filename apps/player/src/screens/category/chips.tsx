import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { useLobbyWords } from '#lib/lobby-words'
import { chipClass } from './chip-class.ts'

interface Props {
  label: string
  /** Empty for all of them. */
  chosen: string
  options: readonly { code: string; name: string }[]
  hrefOf: (code: string) => string
}

const rowClass = join(
  '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8',
  'md:mx-0 md:flex-wrap md:px-0',
)

/** Links, so that back goes back; one alone is no choice. */
export function Chips({ label, chosen, options, hrefOf }: Props) {
  const { tg } = useLobbyWords()
  if (options.length < 2 && chosen === '') return null
  return (
    <nav aria-label={label} className={rowClass}>
      {[{ code: '', name: tg('lobby.all') }, ...options].map(({ code, name }) => (
        <Link
          key={code}
          href={hrefOf(code)}
          aria-current={code === chosen ? 'true' : undefined}
          className={chipClass}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
