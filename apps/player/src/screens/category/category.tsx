import type { WordKey } from '@fairhouse/i18n'
import { useLocation } from 'wouter'
import { useWords } from '#lib/words'
import { Nothing } from './nothing.tsx'

/** LIST of the kinds of games, by the address of their page, with a picture of each. */
const kinds: Record<string, { title: WordKey; image: string }> = {
  '/hot': { title: 'shell.category_hot', image: 'hot' },
  '/rng': { title: 'shell.category_rng', image: 'slots' },
  '/pvp': { title: 'shell.category_pvp', image: 'pvp' },
  '/live': { title: 'shell.category_live', image: 'live' },
  '/fish': { title: 'shell.category_fish', image: 'fish' },
  '/esports': { title: 'shell.category_esports', image: 'esports' },
  '/cockfight': { title: 'shell.category_cockfight', image: 'cockfight' },
  '/inhouse': { title: 'shell.category_inhouse', image: 'inhouse' },
  '/elott': { title: 'shell.category_elott', image: 'lottery' },
  '/sports': { title: 'shell.category_sports', image: 'sports' },
  '/lottery': { title: 'shell.category_lottery', image: 'lottery' },
  '/vnlottery': { title: 'shell.category_vnlottery', image: 'lottery' },
}

const other = { title: 'shell.seamless', image: 'game' } as const

/** Games of a kind. There are none yet, and nothing is shown that is not there. */
export function Category() {
  const { t } = useWords()
  const [path] = useLocation()
  const { title, image } = kinds[path] ?? other
  return (
    <Nothing
      heading={t(title)}
      image={image}
      title={t('shell.category_none_title')}
      text={t('shell.category_none_text')}
    />
  )
}
