import { lobbyWords } from '@fairhouse/i18n/lobby'
import { useWords } from '#lib/words'
import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { chipClass } from './chip-class.ts'

interface Props {
  label: string
  /** Empty for all. */
  chosen: string
  options: readonly { code: string; name: string }[]
  hrefOf: (code: string) => string
}

const rowClass = join(
  '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8',
  'md:mx-0 md:flex-wrap md:px-0',
)

/** Links, so that the back button works. Renders nothing for a single option. */
export function Chips({ label, chosen, options, hrefOf }: Props) {
  const { t } = useWords(lobbyWords)
  if (options.length < 2 && chosen === '') return null
  return (
    <nav aria-label={label} className={rowClass}>
      {[{ code: '', name: t('lobby.all') }, ...options].map(({ code, name }) => (
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
