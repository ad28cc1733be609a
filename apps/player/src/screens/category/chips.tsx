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

/** On a phone the chips follow the other filters in one row; elsewhere they have a row each. */
const rowClass = join(
  'flex gap-2 max-sm:border-s max-sm:border-line max-sm:ps-2',
  'sm:-mx-8 sm:basis-[calc(100%+4rem)] sm:overflow-x-auto sm:px-8 sm:py-1',
  'sm:[scrollbar-width:none] md:mx-0 md:basis-full md:flex-wrap md:px-0',
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
