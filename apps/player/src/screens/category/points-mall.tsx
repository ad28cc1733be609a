import { useWords } from '#lib/words'
import { EmptyCategory } from './empty-category.tsx'

/** Points mall; empty so far. */
export function PointsMall() {
  const { t } = useWords()
  return (
    <EmptyCategory
      heading={t('shell.points_mall')}
      image="gift"
      title={t('shell.points_none_title')}
      text={t('shell.points_none_text')}
    />
  )
}
