import { useLocation } from 'wouter'
import { useWords } from '#lib/words'
import { Category as Listed } from './listed.tsx'
import { HotGames } from './hot-games.tsx'
import { kinds } from './kinds.ts'
import { Nothing } from './nothing.tsx'

/** A page of games; of those kinds that have no list, it says so. */
export function Category() {
  const { t } = useWords()
  const [path] = useLocation()
  const kind = kinds[path]
  if (path === '/hot') return <HotGames />
  if (kind?.asks) return <Listed key={path} path={path} kind={{ ...kind, asks: kind.asks }} />
  const isLottery = path === '/vnlottery'
  return (
    <Nothing
      heading={t(isLottery ? 'shell.category_vnlottery' : 'shell.seamless')}
      image={isLottery ? 'lottery' : 'game'}
      title={t('shell.category_none_title')}
      text={t('shell.category_none_text')}
    />
  )
}
