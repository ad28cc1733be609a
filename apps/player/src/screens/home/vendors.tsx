import { Rail } from '@fairhouse/ui'
import { Picture } from '#lib/art'
import { useWords } from '#lib/words'
import type { Vendor } from './lobby.ts'
import { useRailWords } from './rail-words.ts'

const itemClass =
  'flex min-h-16 shrink-0 snap-start items-center gap-3 rounded-card bg-surface px-5'

/** Who makes the games; nothing while there are none. */
export function Vendors({ vendors }: { vendors: readonly Vendor[] }) {
  const { t } = useWords()
  const words = useRailWords()
  if (vendors.length === 0) return null
  return (
    <Rail title={t('home.vendors')} words={words}>
      {vendors.map(({ code, name, image }) => (
        <li key={code} className={itemClass}>
          <Picture image={image} size={32} fallback="game" className="size-8" />
          <span className="font-semibold">{name}</span>
        </li>
      ))}
    </Rail>
  )
}
