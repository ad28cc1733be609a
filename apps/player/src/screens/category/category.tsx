import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '#lib/words'
import { CategoryGames } from './category-games.tsx'
import { HotGames } from './hot-games.tsx'
import { kinds } from './kinds.ts'
import { useProviderAddress } from './use-provider-address.ts'
import { EmptyCategory } from './empty-category.tsx'

/** Page of a game category; kinds without games show an empty state. */
export function Category({ above }: { above?: ReactNode }) {
  const { t } = useWords()
  const [path] = useLocation()
  const kind = kinds[path]
  useProviderAddress()
  if (path === '/hot') return <HotGames />
  if (kind?.asks)
    return (
      <CategoryGames key={path} path={path} kind={{ ...kind, asks: kind.asks }} above={above} />
    )
  return (
    <EmptyCategory
      heading={t('shell.category_vnlottery')}
      image="lottery"
      title={t('shell.category_none_title')}
      text={t('shell.category_none_text')}
    />
  )
}
