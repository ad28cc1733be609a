import { adminWords } from '@fairhouse/i18n/office'
import { Icon, join } from '@fairhouse/ui'
import { useWords } from '#lib/words'

interface Props {
  title: string
  isHot: boolean
  /** Omitted without the permission to change it. */
  onMark?: (isHot: boolean) => void
}

/** Toggles a game's hot mark. */
export function HotToggle({ title, isHot, onMark }: Props) {
  const { t } = useWords(adminWords)
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
