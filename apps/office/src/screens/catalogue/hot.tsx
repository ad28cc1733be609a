import { Icon, join } from '@fairhouse/ui'
import { useWords } from '#lib/later-words'

interface Props {
  title: string
  isHot: boolean
  /** Left out where it may only be seen. */
  onMark?: (isHot: boolean) => void
}

/** Whether a game is hot; pressed, it is the other way round. */
export function Hot({ title, isHot, onMark }: Props) {
  const { t } = useWords()
  if (!onMark) return isHot ? t('catalogue.hot') : null
  return (
    <button
      type="button"
      aria-pressed={isHot}
      aria-label={t('catalogue.mark_hot', { title })}
      title={t(isHot ? 'catalogue.mark_cold' : 'catalogue.mark_hot', { title })}
      onClick={() => onMark(!isHot)}
      className={join(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control',
        'transition-colors hover:bg-accent-soft hover:text-accent-strong',
        isHot ? 'bg-accent-soft text-accent' : 'text-text-quiet',
      )}
    >
      <Icon name="fire" />
    </button>
  )
}
