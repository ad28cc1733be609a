import { useWords } from '#lib/words'
import { Nothing } from './nothing.tsx'

/** Goods for points. There are none yet. */
export function PointsMall() {
  const { t } = useWords()
  return (
    <Nothing
      heading={t('shell.points_mall')}
      image="gift"
      title={t('shell.points_none_title')}
      text={t('shell.points_none_text')}
    />
  )
}
