import { Icon, IconButton, join, Skeleton } from '@fairhouse/ui'
import { useEffect } from 'react'
import { openModal } from '#lib/modals'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { hiddenNotice, hideNotice, useHiddenNotice } from './notice-hidden.ts'
import { noticeQuery } from './queries.ts'

const hiddenClass = '[[data-notice=hidden]_&]:hidden'
const barClass = join(
  'flex min-h-12 items-center gap-2 rounded-control border border-line bg-surface ps-4 pe-1',
  hiddenClass,
)
const waitingClass = join('h-12 w-full rounded-control', hiddenClass)
const readClass = join(
  'min-h-11 shrink-0 cursor-pointer rounded-control px-2 text-sm font-semibold text-accent',
  'hover:text-accent-strong hover:underline',
)

/** The newest announcement in one line; hidden if there is none or it was closed. */
export function NoticeBar({ className }: { className?: string }) {
  const { t, language } = useWords()
  const { data, isPending, fetchStatus } = useQuery(noticeQuery(language))
  const hidden = useHiddenNotice()
  const id = data?.id
  useEffect(() => {
    // A newer one than the closed one.
    if (id !== undefined && id !== hiddenNotice()) delete document.documentElement.dataset.notice
  }, [id])
  // Keeps its place while loading, so that the layout does not shift.
  if (isPending && fetchStatus !== 'paused') {
    return <Skeleton className={join(waitingClass, className)} />
  }
  if (!data || id === hidden) return null
  const hide = () => {
    hideNotice(data.id)
    document.getElementById('content')?.focus()
  }
  return (
    <aside aria-label={t('notes.announcements')} className={join(barClass, className)}>
      <Icon name="bell" className="text-accent" />
      <p className="min-w-0 grow truncate text-sm font-medium" title={data.title}>
        {data.title}
      </p>
      <button type="button" className={readClass} onClick={() => openModal('announcements')}>
        {t('notes.read_all')}
      </button>
      <IconButton variant="plain" icon="close" label={t('notes.hide')} onClick={hide} />
    </aside>
  )
}
